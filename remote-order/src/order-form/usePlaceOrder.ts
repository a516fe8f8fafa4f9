import { useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Notify } from '@site/contracts/notify';
import { forgetDraft, keptDraftId } from '../draft/keptDraft';
import { readDraft, type FieldName } from '../order/orderDraft';
import { validateOrder, type FieldTexts } from '../order/validateOrder';
import type { Outbox } from '../outbox/outbox';
import type { Progress } from '../outbox/view';
import { focusField } from '../submission/focusField';
import { submitGuard } from '../submission/submitGuard';
import { useTexts } from '../texts/useTexts';

/**
 * What Place Order does (§4, §8). `errors` are the texts under the fields; `status` says that an order is being sent, and
 * is empty otherwise.
 */
export function usePlaceOrder(notify: Notify, load: () => Promise<Outbox>) {
  const [errors, setErrors] = useState<FieldTexts>({});
  const [status, setStatus] = useState('');
  const { form: words, messages, details: fieldDetails } = useTexts();
  const [guard] = useState(() => submitGuard());

  async function placeOrder(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (!guard.begin()) return;

    const outcome = validateOrder(readDraft(form), { messages, details: fieldDetails });
    if (!outcome.ok) {
      guard.end({ cleared: false });
      const { message, fields, details } = outcome;
      notify('warning', message);
      // The texts must be there before the focus arrives, or a screen reader reads the field without them.
      flushSync(() => {
        setStatus('');
        setErrors(Object.fromEntries(fields.map((field) => [field, details[field] ?? message])));
      });
      if (fields[0]) focusField(form, fields[0]);
      return;
    }

    setErrors({});
    setStatus(words.sending);
    try {
      const outbox = await load();
      const onProgress = (progress: Progress) => {
        setStatus('');
        // A late failure makes no toast (§8): the notice under the form says that the enquiry waits.
        if (progress === 'sent') notify('success', messages.saved);
      };
      await outbox.submit('orders', outcome.order, onProgress, keptDraftId());
    } catch {
      guard.end({ cleared: false });
      setStatus('');
      notify('warning', messages.saveThrew);
      return;
    }
    // The fields are cleared when the save starts, not when it is confirmed (§4).
    form.reset();
    forgetDraft();
    guard.end({ cleared: true });
  }

  function forgetError(field: FieldName) {
    guard.edited();
    setErrors((shown) => {
      if (!(field in shown)) return shown;
      return Object.fromEntries(Object.entries(shown).filter(([name]) => name !== field));
    });
  }

  return { errors, status, placeOrder, forgetError };
}
