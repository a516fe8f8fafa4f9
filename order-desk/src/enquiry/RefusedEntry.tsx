import { useEffect, useRef, useState } from 'react';
import { Button } from '@site/shared-ui/Button';
import { Question } from '../screen/Question';
import { useDesk } from '../screen/useDesk';
import { useTexts } from '../texts/language';
import layout from '../screen/layout.module.css';

export interface RefusedEntryProps {
  id: string;
  /** False once the database has it. */
  isWaiting: boolean;
  isRefused: boolean;
  /** Whether it writes an enquiry down, which nobody else has then. */
  isAddition: boolean;
}

/** What can be done about an entry that the database does not take. */
export function RefusedEntry({ id, isWaiting, isRefused, isAddition }: RefusedEntryProps) {
  const { enquiry: words } = useTexts();
  const { desk } = useDesk();
  const [isAsking, setAsking] = useState(false);
  /** The button that was pressed stays, and the focus with it. */
  const [isTried, setTried] = useState(false);
  const isSent = isTried && !isWaiting;
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The button that had the focus is gone.
    if (isSent && document.activeElement === document.body) said.current?.focus();
  }, [isSent]);
  const discard = () => void desk.discard(id);

  if (!isRefused && !isTried) return null;
  return (
    <div className={layout.stack}>
      <p className={layout.problem}>{isRefused && words.refused}</p>
      {isTried && (
        <p ref={said} role="status" tabIndex={-1}>
          {isSent && words.sent}
        </p>
      )}
      <div className={layout.row}>
        {isAddition && isWaiting && (
          <Button
            look="quiet"
            onClick={() => {
              setTried(true);
              void desk.tryAgain(id);
            }}
          >
            {words.tryAgain}
          </Button>
        )}
        {isRefused && (
          <Button
            look="quiet"
            onClick={({ currentTarget }) => {
              if (isAddition) return setAsking(true);
              // The entry goes away with the pressed button: reading and tabbing go on above it.
              currentTarget.closest('section')?.querySelector('h2')?.focus();
              discard();
            }}
          >
            {words.discard}
          </Button>
        )}
      </div>
      {isRefused && isAsking && (
        <Question
          yes={words.discardYes}
          no={words.eraseNo}
          onYes={discard}
          onNo={() => setAsking(false)}
        >
          {words.discardQuestion}
        </Question>
      )}
    </div>
  );
}
