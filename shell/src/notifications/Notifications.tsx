import { useEffect, useSyncExternalStore } from 'react';
import fallback from './fallback.module.css';
import { Message } from './Message';
import { removeMessage, shownNotifications } from './shownNotifications';
import { useToastsAhead } from './useToastsAhead';

const { read, subscribe, closeAll } = shownNotifications;

/** Messages without toasts have no sheet of their own either: they look like what stands for a remote that failed. */
const WITHOUT_TOASTS = {
  className: fallback.box,
  style: {
    position: 'fixed',
    inset: 'auto var(--site-gutter) 0 auto',
    inlineSize: 'auto',
    zIndex: 30,
  },
} as const;
const ROW = { message: fallback.title ?? '' };

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
    <div {...(messages.length && WITHOUT_TOASTS)} aria-live="polite" data-screen-only="">
      {toasts && <toasts.Toasts />}
      {messages.map(({ id, kind, text }) => (
        <Message key={id} kind={kind} text={text} styles={ROW} close={() => removeMessage(id)} />
      ))}
    </div>
  );
}
