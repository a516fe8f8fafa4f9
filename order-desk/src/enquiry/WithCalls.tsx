import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '@site/shared-ui/Button';
import { fillPlaceholders } from '@site/shared-ui/fillPlaceholders';
import type { Enquiry } from '../model/enquiry';
import { useDesk, useDeskView } from '../screen/useDesk';
import { useQuestion } from '../screen/useQuestion';
import { useTexts } from '../texts/language';
import { Answer } from './Answer';
import { Prompt } from './Prompt';
import { RefusedPrompt } from './RefusedPrompt';
import { numberOf, Tapped } from './Tapped';
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
  const { asked, callerOf, tap, take, callNow, askAfterCall, close } = useCalls();
  const { pathname } = useLocation();
  const step = asked?.step;
  const question = useQuestion(asked && `${asked.id} ${asked.step}`);
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
  const enquiry = enquiryOf(refused?.enquiryId ?? asked?.id);
  const { name } = enquiry?.claimedBy ?? {};
  const other = name ?? (enquiry && callerOf(enquiry)) ?? '';
  const questions = {
    take: fillPlaceholders(name ? claim.ask : claim.askToo, { name: other }),
    asking: claim.asking,
    waiting: connection === 'offline' ? claim.waiting : claim.notKnown,
    taken: claim.mine,
  };
  return (
    <Tapped value={tap}>
      {children}
      {enquiry && refused && <RefusedPrompt enquiry={enquiry} change={refused} />}
      {enquiry && step === 'answer' && !refused && (
        <Prompt label={enquiry.order?.Name} onClose={close}>
          <p ref={question} tabIndex={-1} role="status">
            <strong>{enquiry.order?.Name}</strong>
          </p>
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
          <Button look="quiet" onClick={close}>
            {claim.later}
          </Button>
        </Prompt>
      )}
      {asked && step === 'gone' && !refused && (
        <Prompt label={asked.reference} onClose={close}>
          <p ref={question} tabIndex={-1} role="status">
            {asked.reference}: {texts.list.erased}
          </p>
          <Button look="quiet" onClick={close}>
            {claim.understood}
          </Button>
        </Prompt>
      )}
      {enquiry && step && step in questions && !refused && (
        <Prompt label={enquiry.order?.Name} onClose={close}>
          {/* Another one may be shown beside the list. */}
          <strong>{enquiry.order?.Name}</strong>
          <p ref={question} tabIndex={-1} role="status">
            {questions[step as keyof typeof questions]}
          </p>
          <div className={layout.row}>
            <Button look="quiet" onClick={close}>
              {claim.askNo}
            </Button>
            {step === 'take' && <Button onClick={() => take(enquiry)}>{claim.askYes}</Button>}
            {step === 'waiting' && (
              <Button onClick={() => callNow(enquiry)}>{claim.callNow}</Button>
            )}
            {step === 'taken' && (
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
    </Tapped>
  );
}
