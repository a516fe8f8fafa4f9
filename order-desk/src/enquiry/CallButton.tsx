import { useRef, useState, type MouseEvent } from 'react';
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

export interface CallButtonProps {
  desk: Desk;
  enquiry: Enquiry;
  /** Shows the number beside the icon. */
  isWide?: boolean;
}

/**
 * Calls a person once the enquiry is taken: nobody is called twice. Whoever has it calls at once, others are asked. Without a
 * network the desk says that somebody else may call as well.
 */
export function CallButton({ desk, enquiry, isWide = false }: CallButtonProps) {
  const { enquiry: words, claim } = useTexts();
  const { member } = useDeskView(desk);
  const [state, setState] = useState<'asking' | ClaimResult>();
  const link = useRef<HTMLAnchorElement>(null);
  const isAllowed = useRef(false);
  const question = useQuestion(state === 'asking');
  const { order, claimedBy } = enquiry;
  if (!order) return null;
  const label = fillPlaceholders(words.call, { number: order.Mobile });
  const isMine = claimedBy !== undefined && claimedBy.uid === member?.uid;

  function call(): void {
    setState(undefined);
    isAllowed.current = true;
    link.current?.click();
    isAllowed.current = false;
  }
  async function takeAndCall(): Promise<void> {
    if (!member) return;
    const result = await desk.claim(enquiry, { uid: member.uid, name: member.name });
    if (result === 'made') call();
    else setState(result);
  }
  function press(event: MouseEvent): void {
    if (isMine || isAllowed.current) return;
    event.preventDefault();
    if (claimedBy) setState('asking');
    else void takeAndCall();
  }
  const name = claimedBy?.name ?? '';
  const lost = claimedBy ? fillPlaceholders(claim.lost, { name }) : claim.lostToNobody;
  return (
    <>
      <a
        ref={link}
        href={callHref(`${COUNTRY}${order.Mobile}`)}
        className={isWide ? `${styles.call} ${styles.wide}` : styles.call}
        aria-label={isWide ? undefined : label}
        onClick={press}
      >
        <Icon path={iconPaths.phone} />
        {isWide && label}
      </a>
      {state && (
        <div className={styles.answer}>
          <p ref={question} tabIndex={-1} role="status">
            {state === 'asking' && fillPlaceholders(claim.ask, { name })}
            {state === 'lost' && lost}
            {state === 'waiting' && claim.waiting}
          </p>
          <div className={styles.buttons}>
            <Button look="quiet" onClick={() => setState(undefined)}>
              {state === 'lost' ? claim.understood : claim.askNo}
            </Button>
            {state === 'asking' && (
              <Button onClick={() => void takeAndCall()}>{claim.askYes}</Button>
            )}
            {state === 'waiting' && <Button onClick={call}>{claim.callNow}</Button>}
          </div>
        </div>
      )}
    </>
  );
}
