import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '@site/shared-ui/Button';
import { fillPlaceholders } from '@site/shared-ui/fillPlaceholders';
import type { Enquiry } from '../model/enquiry';
import { useDesk, useDeskView } from '../screen/useDesk';
import { useQuestion } from '../screen/useQuestion';
import { useTexts } from '../texts/language';
import { Answer } from './Answer';
import { AskedContext } from './AskedContext';
import { Prompt } from './Prompt';
import { RefusedPrompt } from './RefusedPrompt';
import { numberOf, TapContext } from './TapContext';
import { useCalls } from './useCalls';
import layout from '../screen/layout.module.css';
import styles from './CallButton.module.css';

/**
 * Calls a person once the enquiry is taken: nobody is called twice. Who does not have it is asked at the end of the screen, where
 * the thumb is; without a network the desk says that somebody else may call as well, and later, wherever they are then, who did.
 */
export function WithCalls({ children }: { children: ReactNode }) {
  const texts = useTexts();
  const { claim } = texts;
  const { desk } = useDesk();
  const { enquiries, pending, connection } = useDeskView();
  const { asked, callerOf, tap, take, askAfterCall, close } = useCalls();
  const { pathname } = useLocation();
  const isOnPageOf = (shown: Enquiry | undefined) =>
    shown !== undefined && pathname.toUpperCase().includes(shown.reference);
  const enquiryOf = (id: string | undefined) => enquiries.find((found) => found.id === id);
  const refusals = pending.filter(
    ({ isRefused, claimedBy, was, order, enquiryId }) =>
      isRefused && (claimedBy || was || order) && enquiryOf(enquiryId),
  );
  // An order that was not stored stays until it is discarded, so it comes last, and its own page says it by itself.
  const refused =
    refusals.find(({ order }) => !order) ??
    (asked ? undefined : refusals.find(({ enquiryId }) => !isOnPageOf(enquiryOf(enquiryId))));
  const enquiry = enquiryOf(asked?.id);
  const refusedOne = enquiryOf(refused?.enquiryId);
  // A step that the database takes by itself is read out, and leaves the focus to whoever types.
  const shown = asked && !refused ? `${asked.id} ${asked.about}` : undefined;
  const question = useQuestion(shown);
  const name = enquiry?.order?.Name;
  const owner = enquiry?.claimedBy?.name;
  const other = enquiry && callerOf(enquiry);
  const ask = other ? claim.askToo : claim.nobody;
  const says = {
    take: fillPlaceholders(owner ? claim.ask : ask, { name: owner ?? other ?? '' }),
    taking: claim.taking,
    waiting: connection === 'offline' ? claim.waiting : claim.notKnown,
    taken: claim.mine,
    answer: <strong>{name}</strong>,
    gone: `${asked?.reference}: ${texts.list.erased}`,
  };
  const leaves = {
    take: claim.askNo,
    taking: claim.askNo,
    waiting: claim.later,
    taken: claim.later,
    answer: claim.later,
    gone: claim.understood,
  };
  return (
    <TapContext value={tap}>
      <AskedContext value={shown}>{children}</AskedContext>
      {refused && refusedOne && <RefusedPrompt enquiry={refusedOne} change={refused} />}
      {asked && !refused && (
        <Prompt label={name ?? asked.reference} onClose={close}>
          {/* Another one may be shown beside the list. */}
          {asked.step !== 'answer' && name && <strong>{name}</strong>}
          <p ref={question} tabIndex={-1} role="status">
            {says[asked.step]}
          </p>
          {enquiry && asked.step === 'answer' && (
            <div className={styles.answers}>
              <Answer
                key={enquiry.id}
                enquiry={enquiry}
                onChange={(change) => {
                  close();
                  void desk.change(enquiry, change);
                }}
              />
            </div>
          )}
          <div className={layout.row}>
            <Button look="quiet" onClick={close}>
              {leaves[asked.step]}
            </Button>
            {enquiry && asked.step === 'take' && (
              <Button onClick={() => take(enquiry)}>{claim.askYes}</Button>
            )}
            {enquiry && (asked.step === 'waiting' || asked.step === 'taken') && (
              <a
                href={numberOf(enquiry)}
                className={`${styles.call} ${styles.wide}`}
                onClick={() => askAfterCall(enquiry)}
              >
                {claim.callNow}
              </a>
            )}
          </div>
        </Prompt>
      )}
    </TapContext>
  );
}
