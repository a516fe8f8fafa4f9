import { createContext, useContext, useState, type MouseEvent, type ReactNode } from 'react';
import { callHref } from '@site/contracts/contactHref';
import { Button } from '@site/shared-ui/Button';
import { fillPlaceholders } from '@site/shared-ui/fillPlaceholders';
import { Icon } from '@site/shared-ui/Icon';
import * as iconPaths from '@site/shared-ui/iconPaths';
import type { ClaimResult, Desk } from '../model/desk';
import type { Enquiry } from '../model/enquiry';
import { COUNTRY } from '../model/person';
import { useDeskView } from '../screen/useDeskView';
import { useQuestion } from '../screen/useQuestion';
import { useTexts } from '../texts/language';
import styles from './CallButton.module.css';

const numberOf = ({ order }: Enquiry) => callHref(`${COUNTRY}${order?.Mobile}`);

/** A link that is followed after an answer of the database, when its row may stand elsewhere. */
function call(enquiry: Enquiry): void {
  const link = document.createElement('a');
  link.href = numberOf(enquiry);
  document.body.append(link);
  link.click();
  link.remove();
}

/** Called when somebody taps the number of an enquiry. */
const Tapped = createContext<(enquiry: Enquiry) => void>(() => {});

/**
 * Calls a person once the enquiry is taken: nobody is called twice. Who does not have it is asked at the end of the screen, where
 * the thumb is; without a network the desk says that somebody else may call as well.
 */
export function WithCalls({ desk, children }: { desk: Desk; children: ReactNode }) {
  const { claim } = useTexts();
  const { enquiries, pending, member } = useDeskView(desk);
  const [asked, setAsked] = useState<{ id: string; state: 'asking' | ClaimResult }>();
  const question = useQuestion(asked !== undefined);
  const enquiry = enquiries.find(({ id }) => id === asked?.id);
  const { state } = asked ?? {};
  const name = enquiry?.claimedBy?.name;

  async function takeAndCall(tapped: Enquiry): Promise<void> {
    if (!member) return;
    const result = await desk.claim(tapped, { uid: member.uid, name: member.name });
    setAsked(result === 'made' ? undefined : { id: tapped.id, state: result });
    if (result === 'made') call(tapped);
  }
  function close(): void {
    setAsked(undefined);
    const lost = pending.filter(
      (change) => change.enquiryId === asked?.id && change.isRefused && change.claimedBy,
    );
    for (const { entryId } of lost) void desk.discard(entryId);
  }
  return (
    <Tapped
      value={(tapped) => {
        if (tapped.claimedBy) setAsked({ id: tapped.id, state: 'asking' });
        else void takeAndCall(tapped);
      }}
    >
      {children}
      {state && enquiry && (
        <section className={styles.prompt} aria-label={enquiry.order?.Name}>
          <p ref={question} tabIndex={-1} role="status">
            {state === 'asking' && fillPlaceholders(claim.ask, { name: name ?? '' })}
            {state === 'lost' &&
              (name ? fillPlaceholders(claim.lost, { name }) : claim.lostToNobody)}
            {state === 'waiting' && claim.waiting}
          </p>
          <div className={styles.buttons}>
            <Button look="quiet" onClick={close}>
              {state === 'lost' ? claim.understood : claim.askNo}
            </Button>
            {state === 'asking' && (
              <Button onClick={() => void takeAndCall(enquiry)}>{claim.askYes}</Button>
            )}
            {state === 'waiting' && (
              <Button
                onClick={() => {
                  setAsked(undefined);
                  call(enquiry);
                }}
              >
                {claim.callNow}
              </Button>
            )}
          </div>
        </section>
      )}
    </Tapped>
  );
}

export interface CallButtonProps {
  desk: Desk;
  enquiry: Enquiry;
  /** Shows the number beside the icon. */
  isWide?: boolean;
}

/** One tap calls: at once where the own enquiry is, after it is taken otherwise. */
export function CallButton({ desk, enquiry, isWide = false }: CallButtonProps) {
  const { enquiry: words } = useTexts();
  const { member } = useDeskView(desk);
  const tap = useContext(Tapped);
  const { order, claimedBy } = enquiry;
  if (!order) return null;
  const label = fillPlaceholders(words.call, { number: order.Mobile });
  function press(event: MouseEvent): void {
    if (claimedBy !== undefined && claimedBy.uid === member?.uid) return;
    event.preventDefault();
    tap(enquiry);
  }
  return (
    <a
      href={numberOf(enquiry)}
      className={isWide ? `${styles.call} ${styles.wide}` : styles.call}
      aria-label={isWide ? undefined : label}
      onClick={press}
    >
      <Icon path={iconPaths.phone} />
      {isWide && label}
    </a>
  );
}
