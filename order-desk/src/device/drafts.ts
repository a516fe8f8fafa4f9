/**
 * What is being typed and is not sent yet stays in its tab: a phone that needs the memory closes the tab while somebody
 * telephones, and gives it its `sessionStorage` when they come back. It ends with the tab, or when nobody is signed in any more.
 * Somebody else may have signed in, in another tab, when a tab comes back: each draft is of an account.
 */
const PREFIX = 'desk-draft-';
const keyOf = (uid: string | undefined, name: string) => `${PREFIX}${uid}-${name}`;

function forget(isForgotten: (key: string) => boolean): void {
  Object.keys(sessionStorage)
    .filter((key) => key.startsWith(PREFIX) && isForgotten(key))
    .forEach((key) => sessionStorage.removeItem(key));
}

export const readDraft = (uid: string | undefined, name: string): string =>
  sessionStorage.getItem(keyOf(uid, name)) ?? '';

export function keepDraft(uid: string | undefined, name: string, text: string): void {
  if (text === '') return sessionStorage.removeItem(keyOf(uid, name));
  try {
    sessionStorage.setItem(keyOf(uid, name), text);
  } catch {
    // Out of room: it is on the screen all the same.
  }
}

/** The name of a note on an enquiry. */
export const noteDraft = (enquiryId: string): string => `note-${enquiryId}`;

export const forgetDrafts = (): void => forget(() => true);

export const forgetDraftsOfOthers = (uid: string): void =>
  forget((key) => !key.startsWith(keyOf(uid, '')));

/** Forgets notes on enquiries, whoever typed them. */
export const forgetNotes = (enquiryIds: readonly string[]): void =>
  forget((key) => enquiryIds.some((id) => key.endsWith(noteDraft(id))));
