import { useState } from 'react';
import { fillPlaceholders } from '@site/shared-ui/fillPlaceholders';
import { useTexts } from '../texts/language';
import shared from './shared.module.css';
import { Question } from './Question';

export interface SignOutButtonProps {
  /** How many changes wait to be sent: signing out clears them from the device. */
  waiting: number;
  onSignOut: () => void;
}

/** Signs out, after a second question where something would be lost. */
export function SignOutButton({ waiting, onSignOut }: SignOutButtonProps) {
  const { layout } = useTexts();
  const [isAsking, setAsking] = useState(false);

  // They may have been sent while the question was read.
  if (!isAsking || waiting === 0) {
    const signOut = waiting > 0 ? () => setAsking(true) : onSignOut;
    return (
      <button type="button" className={shared.link} onClick={signOut}>
        {layout.signOut}
      </button>
    );
  }
  return (
    <Question
      yes={layout.signOutYes}
      no={layout.signOutNo}
      onYes={onSignOut}
      onNo={() => setAsking(false)}
    >
      {fillPlaceholders(layout.signOutQuestion, { count: waiting })}
    </Question>
  );
}
