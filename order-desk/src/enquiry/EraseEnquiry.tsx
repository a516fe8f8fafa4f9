import { useState } from 'react';
import { Button } from '@site/shared-ui/Button';
import { fillPlaceholders } from '@site/shared-ui/fillPlaceholders';
import { DeskSection } from '../screen/DeskSection';
import { Question } from '../screen/Question';
import { useTexts } from '../texts/language';
import layout from '../screen/layout.module.css';

export interface EraseEnquiryProps {
  reference: string;
  /** Rejects when it was not erased. */
  erase: () => Promise<void>;
}

/** Erases an enquiry after a second question. */
export function EraseEnquiry({ reference, erase }: EraseEnquiryProps) {
  const { enquiry: words, layout: general } = useTexts();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  const confirm = () => {
    setFailed(false);
    setBusy(true);
    erase()
      .catch(() => setFailed(true))
      .finally(() => setBusy(false));
  };
  return (
    <DeskSection>
      <div>
        <Button look="quiet" onClick={() => setAsking(true)}>
          {words.erase}
        </Button>
      </div>
      {isAsking && (
        <Question
          yes={words.eraseYes}
          no={words.eraseNo}
          isBusy={isBusy}
          onYes={confirm}
          onNo={() => setAsking(false)}
        >
          {fillPlaceholders(words.eraseQuestion, { reference })}
        </Question>
      )}
      <p role="status">{isBusy && general.erasing}</p>
      <p role="alert" className={layout.problem}>
        {hasFailed && words.eraseFailed}
      </p>
    </DeskSection>
  );
}
