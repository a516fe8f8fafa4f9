import type { Notify } from '@site/contracts/remoteDeclaration';
import { readDraft } from '../order/orderDraft';
import { validateOrder } from '../order/validateOrder';
import type { Outbox } from '../outbox/outbox';
import { useSubmission } from '../submission/useSubmission';
import { useTexts } from '../texts/useTexts';

/** What Place Order does (§4, §8). */
export function usePlaceOrder(notify: Notify, load: () => Promise<Outbox>, isPreview: boolean) {
  const { form: words, messages, details: fieldDetails } = useTexts();
  const texts = {
    sending: words.sending,
    sent: messages.saved,
    failed: messages.saveThrew,
    notSentInPreview: words.notSentInPreview,
    sentStatus: '',
  };
  return useSubmission({
    kind: 'orders',
    notify,
    load,
    isPreview,
    texts,
    check(form) {
      const outcome = validateOrder(readDraft(form), { messages, details: fieldDetails });
      if (!outcome.ok) {
        const { message, fields, details } = outcome;
        const errors = fields.map((field) => [field, details[field] ?? message]);
        return { ok: false, message, errors: Object.fromEntries(errors) };
      }
      return { ok: true, record: outcome.order };
    },
  });
}
