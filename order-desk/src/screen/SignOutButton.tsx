import { useState } from 'react';
import { Button } from '@site/shared-ui/Button';
import { fillPlaceholders } from '@site/shared-ui/fillPlaceholders';
import { useTexts } from '../texts/language';
import plain from './plain.module.css';
import { useQuestion } from './useQuestion';

export interface SignOutButtonProps {
  /** How many changes wait to be sent: signing out clears them from the device. */
  waiting: number;
  onSignOut: () => void;
}

/** Signs out, after a second question where something would be lost. */
export function SignOutButton({ waiting, onSignOut }: SignOutButtonProps) {
  const { layout } = useTexts();
  const [isAsking, setAsking] = useState(false);
  const question = useQuestion(isAsking);

  // They may have been sent while the question was read.
  if (!isAsking || waiting === 0) {
    return (
      <button
        type="button"
        className={plain.plain}
        onClick={waiting > 0 ? () => setAsking(true) : onSignOut}
      >
        {layout.signOut}
      </button>
    );
  }
  return (
    <div className={plain.stack}>
      <p ref={question} tabIndex={-1} id="sign-out-question">
        {fillPlaceholders(layout.signOutQuestion, { count: waiting })}
      </p>
      <div className={plain.row}>
        <Button look="quiet" onClick={() => setAsking(false)}>
          {layout.signOutNo}
        </Button>
        <Button aria-describedby="sign-out-question" onClick={onSignOut}>
          {layout.signOutYes}
        </Button>
      </div>
    </div>
  );
}
