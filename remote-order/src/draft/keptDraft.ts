import { forgetDraft, isOfThisPage, keepDraft, readDraft } from '@site/contracts/formDrafts';

/**
 * Puts a kept draft back into a form that was drawn again, or stands on another page. What an earlier page left may have been
 * sent: after a crash a browser brings back what had been forgotten.
 */
export async function restoreDraft(
  key: string,
  form: HTMLFormElement,
  isSubmitted: (draftId: string) => Promise<boolean>,
): Promise<void> {
  const draft = readDraft(key);
  const isSent = draft && !isOfThisPage(key) && (await isSubmitted(draft.id).catch(() => false));
  if (isSent && !isOfThisPage(key)) {
    forgetDraft(key);
    // The boot script may have filled it in.
    form.reset();
  } else if (form.isConnected) {
    // Fills it as well, unless the visitor has begun to type.
    keepDraft(key, form);
  }
}
