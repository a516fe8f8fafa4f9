/**
 * What is being typed and is not sent yet stays in its tab: a phone that needs the memory closes the tab while somebody
 * telephones, and gives it its `sessionStorage` when they come back. It ends with the tab, or when nobody is signed in any more.
 */
const PREFIX = 'desk-draft-';

export const readDraft = (name: string): string => sessionStorage.getItem(PREFIX + name) ?? '';

export function keepDraft(name: string, text: string): void {
  if (text === '') return sessionStorage.removeItem(PREFIX + name);
  try {
    sessionStorage.setItem(PREFIX + name, text);
  } catch {
    // Out of room: it is on the screen all the same.
  }
}

export function forgetDrafts(): void {
  Object.keys(sessionStorage)
    .filter((key) => key.startsWith(PREFIX))
    .forEach((key) => sessionStorage.removeItem(key));
}
