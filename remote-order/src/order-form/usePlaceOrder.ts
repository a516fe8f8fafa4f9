import { useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Notify } from '@site/contracts/notify';
import { messages } from '../order/messages';
import { readDraft, type FieldName } from '../order/orderDraft';
import { validateOrder, type FieldTexts } from '../order/validateOrder';
import { codeOf, type LoadStore, type StartedSave } from '../order-store/documentStore';
import { focusField } from '../submission/focusField';
import { submitGuard } from '../submission/submitGuard';
import { formTexts } from './formTexts';

/**
 * What Place Order does (§4, §8). Takes the way to show toasts and the way to the store; gives the texts under the
 * fields, the line that tells how the order stands (empty for nothing to tell), and the form's two handlers.
 */
export function usePlaceOrder(notify: Notify, loadStore: LoadStore) {
  const [errors, setErrors] = useState<FieldTexts>({});
  const [status, setStatus] = useState('');
  const [guard] = useState(() => submitGuard());

  function follow({ id, done }: StartedSave) {
    done.then(
      () => {
        notify('success', messages.saved);
        setStatus(formTexts.received);
      },
      // A late failure is logged and nothing else (§8); the log holds no personal data.
      (error: unknown) => console.error('Order not saved', { id, code: codeOf(error) }),
    );
  }

  async function placeOrder(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (!guard.begin()) return;

    const outcome = validateOrder(readDraft(form));
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
    setStatus(formTexts.starting);
    let save: StartedSave;
    try {
      save = (await loadStore()).add('orders', outcome.order);
    } catch {
      guard.end({ cleared: false });
      setStatus('');
      notify('warning', messages.saveThrew);
      return;
    }
    // The fields are cleared when the save starts, not when it is confirmed (§4).
    form.reset();
    guard.end({ cleared: true });
    setStatus('');
    follow(save);
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
