import { useEffect, useSyncExternalStore } from 'react';
import { Message } from './Message';
import { removeMessage, shownNotifications } from './shownNotifications';
import { useToastsAhead } from './useToastsAhead';
import styles from './Notifications.module.css';

const { read, subscribe, closeAll } = shownNotifications;

/** The live region is there from the first paint: screen readers ignore what one contains when it appears. */
export function Notifications() {
  const { toasts, messages } = useSyncExternalStore(subscribe, read, read);
  useToastsAhead();
  useEffect(() => {
    // A menu that is open is closed first.
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !document.querySelector('nav :popover-open')) closeAll();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    // Without a class while it is empty: pages do without its styles then.
    <div className={toasts || messages.length ? styles.region : undefined} aria-live="polite">
      {toasts && <toasts.Toasts />}
      {messages.map(({ id, kind, text }) => (
        <Message key={id} kind={kind} text={text} close={() => removeMessage(id)} />
      ))}
    </div>
  );
}
