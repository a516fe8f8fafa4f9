import { useCallback, useState } from 'react';
import type { NotificationKind, Notify } from '@site/contracts/notify';
import OrderForm from '../exposes/OrderForm';
import Subscribe from '../exposes/Subscribe';
import styles from './DevHost.module.css';

interface Shown {
  kind: NotificationKind;
  message: string;
}

/** Both exposed components without the shell; its toasts become lines of a list. */
export function DevHost() {
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const notify = useCallback<Notify>(
    (kind, message) => setShown((earlier) => [...earlier, { kind, message }]),
    [],
  );

  return (
    <main className={styles.page}>
      <h1>remote-order</h1>
      <OrderForm notify={notify} />
      <Subscribe notify={notify} />
      <section className={styles.messages} aria-labelledby="messages">
        <h2 id="messages">Messages</h2>
        <ol role="log" aria-labelledby="messages">
          {shown.map(({ kind, message }, index) => (
            <li key={index}>
              {kind}: {message}
            </li>
          ))}
        </ol>
      </section>
    </main>
  );
}
