import { useCallback, useState } from 'react';
import { languages, localised, type Language } from '@site/company/languages';
import type { NotificationKind, Notify } from '@site/contracts/remoteDeclaration';
import { paths } from '@site/company/paths';
import { PartElement } from '@site/shared-ui/PartElement';
import OrderForm from '../exposes/OrderForm';
import OrderFormInHindi from '../exposes/OrderForm.hi';
import Subscribe from '../exposes/Subscribe';
import SubscribeInHindi from '../exposes/Subscribe.hi';
import styles from './DevHost.module.css';

interface Shown {
  kind: NotificationKind;
  message: string;
}

const parts = {
  en: { Form: OrderForm, Box: Subscribe },
  hi: { Form: OrderFormInHindi, Box: SubscribeInHindi },
};

/** This remote without the shell: both exposed components, and its toasts as a list. */
export function DevHost({ language }: { language: Language }) {
  const { Form, Box } = parts[language];
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const notify = useCallback<Notify>(
    (kind, message) => setShown((earlier) => [...earlier, { kind, message }]),
    [],
  );

  return (
    <main className={styles.page}>
      <h1>remote-order</h1>
      <nav className={styles.languages} aria-label="Languages">
        {languages.map((code) => (
          <a key={code} href={localised(paths.home, code)}>
            {code}
          </a>
        ))}
      </nav>
      <PartElement part={Form} props={{ notify }} />
      <PartElement part={Box} props={{ notify }} />
      <section className={styles.messages} aria-labelledby="messages">
        <h2 id="messages">Messages</h2>
        <div role="log" aria-labelledby="messages">
          <ol>
            {shown.map(({ kind, message }, index) => (
              <li key={index}>
                {kind}: {message}
              </li>
            ))}
          </ol>
        </div>
      </section>
    </main>
  );
}
