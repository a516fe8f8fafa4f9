import { FORM_ASLEEP, FORM_SUBMITTED } from '@site/contracts/boot';

/** What was typed into a form. It lives outside of React, so that whatever draws the form again, it is there. */
export interface FormDraft {
  /** Names what is typed, so that it is sent once: another text is another draft, as in a tab that was duplicated. */
  readonly id: string;
  /** The texts of the fields that are not empty, by their names. */
  readonly fields: Readonly<Record<string, string>>;
  /** True from a submit that no script answered yet until one does, or the form says that it was not sent. */
  readonly isSubmitted?: boolean;
}

declare global {
  /** The drafts of this page by their keys; undefined for one that ended. The tab's storage may refuse to keep them. */
  var _SITE_DRAFTS: Record<string, FormDraft | undefined> | undefined;
}

const inPage = () => (globalThis._SITE_DRAFTS ??= {});

/** Whether this page has kept a draft already, or has ended one: what the tab's storage holds is older. */
export const isOfThisPage = (key: string): boolean => key in inPage();

/** A draft that has ended, in the tab's storage: other documents of the tab may have its text yet. */
const ENDED: Partial<FormDraft> = {};

/** The draft that counts, without fields if it has ended; nothing where nothing was typed. */
function latestDraft(key: string): Partial<FormDraft> | undefined {
  if (isOfThisPage(key)) return inPage()[key] ?? ENDED;
  try {
    return JSON.parse(sessionStorage.getItem(key)!) ?? undefined;
  } catch {
    return undefined;
  }
}

export function readDraft(key: string): FormDraft | undefined {
  const draft = latestDraft(key);
  return draft?.fields && (draft as FormDraft);
}

function writeDraft(key: string, draft: FormDraft | undefined): void {
  inPage()[key] = draft;
  try {
    if (draft || sessionStorage.getItem(key))
      sessionStorage.setItem(key, JSON.stringify(draft ?? ENDED));
  } catch {
    // A browser that keeps nothing for the site has the draft until the page is left.
  }
}

export const forgetDraft = (key: string): void => writeDraft(key, undefined);

/**
 * Has a form say what its draft says, and nothing once that has ended, but for a field that is being typed into. Both are newer
 * than what a browser puts back in its history, or the shell on a page.
 */
export function fillForm(form: HTMLFormElement, key: string, touched?: EventTarget | null): void {
  const draft = latestDraft(key);
  if (!draft) return;
  for (const control of form.elements as Iterable<HTMLInputElement>)
    if (control.name && control !== touched) control.value = draft.fields?.[control.name] ?? '';
}

/** Saves what stands in a form, on top of the draft that it had. `touched` is the field that the visitor has just changed. */
export function saveDraft(key: string, form: HTMLFormElement, touched?: EventTarget | null): void {
  const earlier = readDraft(key);
  // The first key may come before the fields are filled from an earlier page.
  if (!isOfThisPage(key)) fillForm(form, key, touched);
  const typed = [...new FormData(form)].filter(([, text]) => text !== '');
  const fields = Object.fromEntries(typed) as Record<string, string>;
  const isSame = JSON.stringify(earlier?.fields) === JSON.stringify(fields);
  const id = (isSame && earlier?.id) || `${Date.now()}-${Math.random()}`;
  writeDraft(key, typed.length || earlier?.isSubmitted ? { ...earlier, id, fields } : undefined);
}

/**
 * Fills forms when a browser shows the page again that it had put away: another page of the tab may have kept more since.
 *
 * @returns what ends that
 */
export function whenShownAgain(fill: () => void): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    for (const key of Object.keys(inPage())) {
      const own = inPage()[key];
      delete inPage()[key];
      if (!latestDraft(key)) inPage()[key] = own;
    }
    fill();
  };
  addEventListener('pageshow', onShow);
  return () => removeEventListener('pageshow', onShow);
}

/** Notes that a form was submitted which no script answers yet. It says that it is sending. */
export function noteSubmit(key: string, form: HTMLFormElement): void {
  saveDraft(key, form);
  // One without any text is answered too: by what is missing.
  writeDraft(key, { id: '', fields: {}, ...readDraft(key), isSubmitted: true });
  form.setAttribute(FORM_SUBMITTED, '');
}

/** Ends that: gives whether there is such a submit. */
export function takeSubmit(key: string): boolean {
  const { isSubmitted, ...draft } = readDraft(key) ?? { id: '', fields: {} };
  if (isSubmitted) writeDraft(key, Object.keys(draft.fields).length ? draft : undefined);
  return isSubmitted === true;
}

/** Takes back what forms in a place say: nobody is sending what was submitted there. */
export function cancelSubmits(place: ParentNode): void {
  for (const form of place.querySelectorAll(`[${FORM_SUBMITTED}]`)) {
    form.removeAttribute(FORM_SUBMITTED);
    takeSubmit(form.getAttribute(FORM_ASLEEP) ?? '');
  }
}
