import { ORDER_DRAFT_KEY } from '@site/contracts/keptOnDevice';
import { orderFieldNames } from '@site/contracts/orderFields';
import { readDraft, type OrderDraft } from '../order/orderDraft';

/** The stored fields alone, so never a consent, and an id by which an enquiry names the draft that it was made from. */
type KeptDraft = Partial<OrderDraft> & { id?: string };

/** The browser may refuse storage; then the draft is lost with its page. */
function attempt<Result>(access: (storage: Storage) => Result): Result | undefined {
  try {
    return access(window.sessionStorage);
  } catch {
    return undefined;
  }
}

const readKept = () =>
  attempt((storage) => JSON.parse(storage.getItem(ORDER_DRAFT_KEY) ?? 'null') as KeptDraft | null);

export const keptDraftId = (): string | undefined => readKept()?.id;

export function keepDraft(form: HTMLFormElement): void {
  const draft = readDraft(form);
  const id = keptDraftId() ?? `${Date.now()}-${Math.random()}`;
  attempt((storage) =>
    orderFieldNames.some((name) => draft[name])
      ? storage.setItem(ORDER_DRAFT_KEY, JSON.stringify({ ...draft, id }))
      : storage.removeItem(ORDER_DRAFT_KEY),
  );
}

/** Forgets the draft: it has become an enquiry. */
export function forgetDraft(): void {
  attempt((storage) => storage.removeItem(ORDER_DRAFT_KEY));
}

/** Fills the controls that are empty: what the visitor or the browser has put in takes precedence. */
function fill(form: HTMLFormElement, draft: KeptDraft): void {
  for (const name of orderFieldNames) {
    const control = form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | null;
    const text = draft[name];
    if (control && !control.value && typeof text === 'string') control.value = text;
  }
}

/**
 * Puts the kept draft back into a form, unless it was sent: after a crash a browser may bring back a draft that had been
 * forgotten.
 */
export async function restoreDraft(
  form: HTMLFormElement,
  isSubmitted: (draftId: string) => Promise<boolean>,
): Promise<void> {
  const draft = readKept();
  if (!draft) return keepDraft(form);
  const isSent = draft.id !== undefined && (await isSubmitted(draft.id).catch(() => false));
  if (isSent && keptDraftId() === draft.id) forgetDraft();
  if (!form.isConnected) return;
  if (!isSent) fill(form, draft);
  keepDraft(form);
}
