import { useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { collections, faultsOf } from '@site/contracts/enquiry';
import type { Notify } from '@site/contracts/notify';
import { messages } from '../order/messages';
import { codeOf, type LoadStore } from '../order-store/documentStore';
import { focusField } from '../submission/focusField';
import { submitGuard } from '../submission/submitGuard';
import { subscribeTexts } from './subscribeTexts';

/** The name of the one control, which is the name of the stored field. */
export const SUBSCRIBER_FIELD = 'Email';

/**
 * What Subscribe does. The specification leaves it open (§2), so it is the careful way: what was typed goes only after
 * the store has confirmed it, and every failure is told. Gives the text under the field (empty for none), the line
 * that tells how the subscription stands, and the form's two handlers.
 */
export function useSubscribe(notify: Notify, loadStore: LoadStore) {
  const [error, setError] = useState('');
  const [status, setStatus] = useState('');
  const [guard] = useState(() => submitGuard());

  async function subscribe(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (!guard.begin()) return;

    const read = () => String(new FormData(form).get(SUBSCRIBER_FIELD) ?? '');
    const typed = read();
    const record = { Email: typed.trim() };
    if (faultsOf(collections.subscribers, { ...record }).length) {
      guard.end({ cleared: false });
      notify('warning', messages.email);
      flushSync(() => {
        setStatus('');
        setError(messages.email);
      });
      focusField(form, SUBSCRIBER_FIELD);
      return;
    }

    setError('');
    setStatus(subscribeTexts.sending);
    try {
      const store = await loadStore();
      await store.add('subscribers', record).done;
    } catch (fault) {
      guard.end({ cleared: false });
      setStatus('');
      notify('warning', subscribeTexts.failed);
      console.error('Subscription not saved', { code: codeOf(fault) });
      return;
    }
    // Typing may go on while the save is under way; only what was saved is cleared.
    const cleared = read() === typed;
    if (cleared) form.reset();
    guard.end({ cleared });
    setStatus(subscribeTexts.done);
    notify('success', subscribeTexts.done);
  }

  function edit() {
    guard.edited();
    setError('');
  }

  return { error, status, subscribe, edit };
}
