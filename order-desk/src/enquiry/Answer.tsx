import { Fragment, useState } from 'react';
import { outcomes } from '@site/order-model/deskChange';
import type { Change, Enquiry } from '../model/enquiry';
import { DeskSection } from '../screen/DeskSection';
import { useDeskView } from '../screen/useDesk';
import { useQuestion } from '../screen/useQuestion';
import { useTexts } from '../texts/language';
import layout from '../screen/layout.module.css';
import styles from './EnquiryPage.module.css';
import { TimeChooser } from './TimeChooser';

export interface AnswerProps {
  enquiry: Enquiry;
  onChange: (change: Change) => void;
}

/** What is asked before it is set. */
type Question = 'callBack' | 'notReachable' | 'done';

/** What became of a call. Not reachable asks when to try again, done asks how it ended: nothing ends without a word. */
export function Answer({ enquiry, onChange }: AnswerProps) {
  const { answer: words, statuses, outcomes: ends } = useTexts();
  const { now } = useDeskView();
  const [asked, setAsked] = useState<Question>();
  const question = useQuestion(asked, () => setAsked(undefined));
  const { status, outcome } = enquiry;

  const set = (change: Change) => {
    setAsked(undefined);
    onChange(change);
  };
  const choice = (text: string, isSet: boolean | undefined, onClick: () => void) => (
    <button type="button" className={styles.choice} aria-pressed={isSet} onClick={onClick}>
      {text}
    </button>
  );
  const questions = { callBack: words.callBackWhen, notReachable: words.tryAgainWhen };
  return (
    <DeskSection title={words.title}>
      <div className={styles.pairs}>
        {choice(statuses.called, status === 'called', () => set({ status: 'called' }))}
        {choice(statuses.notReachable, status === 'notReachable', () => setAsked('notReachable'))}
        {status !== 'done' &&
          choice(words.callBack, enquiry.callBackAt !== undefined, () => setAsked('callBack'))}
        {choice(statuses.done, status === 'done', () => setAsked('done'))}
      </div>
      {asked && (
        <div className={`${layout.stack} ${styles.asked}`}>
          <p ref={question} tabIndex={-1}>
            <strong>{asked === 'done' ? words.endedHow : questions[asked]}</strong>
          </p>
          {asked === 'done' ? (
            <div className={styles.pairs}>
              {outcomes.map((end) => (
                <Fragment key={end}>
                  {choice(ends[end], outcome === end, () => set({ status: 'done', outcome: end }))}
                </Fragment>
              ))}
            </div>
          ) : (
            <TimeChooser
              now={now}
              onChoose={(callBackAt) =>
                set({ callBackAt, ...(asked === 'notReachable' && { status: 'notReachable' }) })
              }
            />
          )}
          <button type="button" className={layout.link} onClick={() => setAsked(undefined)}>
            {words.cancel}
          </button>
        </div>
      )}
    </DeskSection>
  );
}
