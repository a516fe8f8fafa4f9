import { useState } from 'react';
import { fillPlaceholders } from '@site/shared-ui/fillPlaceholders';
import { useTexts } from '../texts/language';
import shared from './shared.module.css';
import { Question } from './Question';

export interface SignOutButtonProps {
  /** How many changes wait to be sent: signing out clears them from the device. */
  waiting: number;
  /** Rejects when nobody was signed out: the desk's scripts could not be had. */
  onSignOut: () => Promise<void>;
}

/** Signs out, after a second question where something would be lost. */
export function SignOutButton({ waiting, onSignOut }: SignOutButtonProps) {
  const { layout } = useTexts();
  const [isAsking, setAsking] = useState(false);
  const [progress, setProgress] = useState<'signingOut' | 'notSignedOut'>();
  const signOut = () => {
    setAsking(false);
    if (progress === 'signingOut') return;
    setProgress('signingOut');
    onSignOut().then(
      () => setProgress(undefined),
      () => setProgress('notSignedOut'),
    );
  };

  return (
    <>
      <span role="status">{progress && layout[progress]}</span>
      <button
        type="button"
        className={shared.link}
        onClick={waiting > 0 ? () => setAsking(true) : signOut}
      >
        {layout.signOut}
      </button>
      {/* They may have been sent while the question was read. */}
      {isAsking && waiting > 0 && (
        <Question
          yes={layout.signOutYes}
          no={layout.signOutNo}
          onYes={signOut}
          onNo={() => setAsking(false)}
        >
          {fillPlaceholders(layout.signOutQuestion, { count: waiting })}
        </Question>
      )}
    </>
  );
}
