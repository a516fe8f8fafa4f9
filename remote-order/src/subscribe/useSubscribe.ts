import { useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { collections, faultsOf } from '@site/contracts/enquiry';
import type { Notify } from '@site/contracts/notify';
import type { Outbox } from '../outbox/outbox';
import { focusField } from '../submission/focusField';
import { submitGuard } from '../submission/submitGuard';
import { useTexts } from '../texts/useTexts';

/** The name of the one control, which is the name of the stored field. */
export const SUBSCRIBER_FIELD = 'Email';

/**
 * What Subscribe does. The specification leaves it open (§2), so it does as the order form does: what was typed goes
 * once it is written down or on its way, and what waits, or fails, is told. Gives the text under the field (empty for none), the line
 * that tells how the subscription stands, and the form's two handlers.
 */
export function useSubscribe(notify: Notify, load: () => Promise<Outbox>) {
  const { messages, subscribe: words } = useTexts();
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
    setStatus(words.sending);
    try {
      const outbox = await load();
      await outbox.submit('subscribers', record, (progress) => {
        setStatus(progress === 'sent' ? words.done : '');
        if (progress === 'sent') notify('success', words.done);
      });
    } catch {
      guard.end({ cleared: false });
      setStatus('');
      notify('warning', words.failed);
      return;
    }
    // Typing may go on while the address is written down; only what was taken is cleared.
    const cleared = read() === typed;
    if (cleared) form.reset();
    guard.end({ cleared });
  }

  function edit() {
    guard.edited();
    setError('');
  }

  return { error, status, subscribe, edit };
}
