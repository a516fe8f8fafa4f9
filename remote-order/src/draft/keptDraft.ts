import { orderFieldNames } from '@site/contracts/enquiry';
import { readDraft, type OrderDraft } from '../order/orderDraft';

/** One draft for all forms of a tab: what was begun on the home page goes on at `/buy-now`. Ends with the tab. */
const KEY = 'order-draft';

/** The browser may refuse storage; a draft is then lost with its page, and nothing else. */
function attempt<Result>(access: (storage: Storage) => Result): Result | undefined {
  try {
    return access(window.sessionStorage);
  } catch {
    return undefined;
  }
}

/** Keeps what stands in the form: the stored fields alone, so never a consent. */
export function keepDraft(form: HTMLFormElement): void {
  const draft = readDraft(form);
  attempt((storage) =>
    orderFieldNames.some((name) => draft[name])
      ? storage.setItem(KEY, JSON.stringify(draft))
      : storage.removeItem(KEY),
  );
}

/** Puts the kept draft into the controls that are empty: what the visitor or the browser has put in goes before it. */
export function restoreDraft(form: HTMLFormElement): void {
  const draft = attempt((storage) => JSON.parse(storage.getItem(KEY) ?? 'null')) as
    Partial<OrderDraft> | null | undefined;
  for (const name of orderFieldNames) {
    const control = form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | null;
    const text = draft?.[name];
    if (control && !control.value && typeof text === 'string') control.value = text;
  }
  keepDraft(form);
}

/** Forgets the draft: it has become an enquiry. */
export function forgetDraft(): void {
  attempt((storage) => storage.removeItem(KEY));
}
