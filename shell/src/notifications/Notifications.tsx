import { useSyncExternalStore } from 'react';
import { Icon } from '@site/shared-ui/Icon';
import * as iconPaths from '@site/shared-ui/iconPaths';
import { useTexts } from '../texts/useTexts';
import { removeMessage, shownNotifications } from './shownNotifications';
import { useToastsAhead } from './useToastsAhead';
import styles from './Notifications.module.css';

const { read, subscribe } = shownNotifications;

/** The live region is there from the first paint: screen readers ignore what one contains when it appears. */
export function Notifications() {
  const { close } = useTexts().site.toasts;
  const { Toasts, messages } = useSyncExternalStore(subscribe, read, read);
  useToastsAhead();
  return (
    // Without a class while it is empty: pages do without its styles then.
    <div className={messages.length > 0 ? styles.region : undefined} aria-live="polite">
      {Toasts && <Toasts />}
      {messages.map(({ id, kind, text }) => (
        <p className={styles.message} key={id} data-toast={kind}>
          {text}
          <button
            type="button"
            className={styles.close}
            aria-label={close}
            onClick={() => removeMessage(id)}
          >
            <Icon path={iconPaths.close} />
          </button>
        </p>
      ))}
    </div>
  );
}
