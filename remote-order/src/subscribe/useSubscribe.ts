import { collections, faultsOf } from '@site/contracts/enquiry';
import type { Notify } from '@site/contracts/remoteDeclaration';
import { typedAddress } from '@site/contracts/typedText';
import type { Outbox } from '../outbox/outbox';
import { useSubmission } from '../submission/useSubmission';
import { useTexts } from '../texts/useTexts';

/** The name of the one control, which is the name of the stored field. */
export const SUBSCRIBER_FIELD = 'Email';

/** What Subscribe does. The specification leaves it open (§2), so it does as the order form does. */
export function useSubscribe(notify: Notify, load: () => Promise<Outbox>, isPreview: boolean) {
  const { messages, subscribe: words } = useTexts();
  const texts = {
    sending: words.sending,
    sent: words.done,
    failed: words.failed,
    notSentInPreview: words.notSentInPreview,
    sentStatus: words.done,
  };
  return useSubmission({
    kind: 'subscribers',
    notify,
    load,
    isPreview,
    texts,
    check(form) {
      const typed = String(new FormData(form).get(SUBSCRIBER_FIELD) ?? '');
      const record = { Email: typedAddress(typed) };
      if (faultsOf(collections.subscribers, { ...record }).length) {
        const message = messages.email;
        return { ok: false, message, errors: { [SUBSCRIBER_FIELD]: message } };
      }
      return { ok: true, record };
    },
  });
}
