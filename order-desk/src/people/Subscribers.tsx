import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { brand } from '@site/company/brand';
import { mailHref } from '@site/company/contactLinks';
import { oncePerAddress } from '@site/order-model/emailKey';
import { Button } from '@site/shared-ui/Button';
import { fillPlaceholders } from '@site/shared-ui/fillPlaceholders';
import type { Subscriber } from '../model/deskCloud';
import layout from '../screen/layout.module.css';
import { DeskSection } from '../screen/DeskSection';
import { SaveButton } from '../screen/SaveButton';
import { saveTable } from '../screen/saveTable';
import { DRAWN, showMore } from '../screen/showMore';
import { useDesk } from '../screen/useDesk';
import { useTexts } from '../texts/language';

/**
 * A mail to this address ends a subscription: whoever sends news puts it into them, under the text and as the header
 * `List-Unsubscribe`. Nobody needs an account for it, and nobody can end somebody else's.
 */
const UNSUBSCRIBE = mailHref(brand.email, 'Unsubscribe');

export interface SubscribersProps {
  /** Brings an address to the field that looks for people. */
  onChoose: (email: string) => void;
}

/** Who asked for news, each address once: a list, and a table for whoever sends them. */
export function Subscribers({ onChoose }: SubscribersProps) {
  const { people: words, list } = useTexts();
  const { desk, cloud } = useDesk();
  const [subscribers, setSubscribers] = useState<readonly Subscriber[]>();
  const [isReading, setReading] = useState(false);
  // By name: what is shown changes with the language.
  const [problem, setProblem] = useState<'unreachable' | 'exportFailed'>();
  const [drawn, setDrawn] = useState(DRAWN);
  const place = useRef<HTMLUListElement>(null);

  async function show() {
    if (isReading) return;
    setProblem(undefined);
    setReading(true);
    try {
      const all = await cloud.readSubscribers();
      setSubscribers(oncePerAddress(all, ({ email }) => email));
    } catch {
      setProblem('unreachable');
    }
    setReading(false);
  }
  const drawnNow = () => [...(place.current?.querySelectorAll('li') ?? [])];
  const drawMore = () => showMore(drawnNow, () => flushSync(() => setDrawn(drawn + DRAWN)));
  async function save(all: readonly Subscriber[]) {
    setProblem(undefined);
    try {
      const rows = all.map(({ email }) => [email, UNSUBSCRIBE]);
      const log = () => desk.logExport(all.length);
      await saveTable('subscribers', [['Email', 'Unsubscribe'], ...rows], { log });
    } catch {
      setProblem('exportFailed');
    }
  }

  const outcome = problem ? words[problem] : subscribers?.length === 0 && words.none;

  return (
    <DeskSection title={words.subscribers}>
      <p>{words.subscribersText}</p>
      <div className={layout.row}>
        <Button look="quiet" onClick={() => void show()}>
          {words.show}
        </Button>
        {subscribers && subscribers.length > 0 && (
          <SaveButton save={() => save(subscribers)}>
            {fillPlaceholders(words.export, { count: subscribers.length })}
          </SaveButton>
        )}
      </div>
      <p role="status">{isReading ? list.loading : outcome}</p>
      <ul ref={place}>
        {subscribers?.slice(0, drawn).map(({ id, email }) => (
          <li key={id}>
            <button type="button" className={layout.link} onClick={() => onChoose(email)}>
              {email}
            </button>
          </li>
        ))}
      </ul>
      {subscribers && drawn < subscribers.length && (
        <div>
          <Button look="quiet" onClick={() => void drawMore()}>
            {list.more}
          </Button>
        </div>
      )}
    </DeskSection>
  );
}
