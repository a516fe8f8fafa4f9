import { useState } from 'react';
import { Button } from '@site/shared-ui/Button';
import { fillPlaceholders } from '@site/shared-ui/fillPlaceholders';
import { useQuestion } from '../screen/useQuestion';
import { useTexts } from '../texts/language';
import plain from '../screen/plain.module.css';
import styles from './EnquiryPage.module.css';

export interface EraseEnquiryProps {
  reference: string;
  /** Rejects when it was not erased. */
  erase: () => Promise<void>;
}

/** Erases an enquiry after a second question. */
export function EraseEnquiry({ reference, erase }: EraseEnquiryProps) {
  const { enquiry: words } = useTexts();
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState('');
  const question = useQuestion(isAsking);

  const confirm = () => {
    setProblem('');
    erase().catch(() => setProblem(words.eraseFailed));
  };
  return (
    <section className={`${plain.stack} ${styles.part}`}>
      {isAsking ? (
        <>
          <p ref={question} tabIndex={-1} id="erase-question">
            {fillPlaceholders(words.eraseQuestion, { reference })}
          </p>
          <div className={styles.buttons}>
            <Button look="quiet" onClick={() => setAsking(false)}>
              {words.eraseNo}
            </Button>
            <Button aria-describedby="erase-question" onClick={confirm}>
              {words.eraseYes}
            </Button>
          </div>
        </>
      ) : (
        <div>
          <Button look="quiet" onClick={() => setAsking(true)}>
            {words.erase}
          </Button>
        </div>
      )}
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </section>
  );
}
