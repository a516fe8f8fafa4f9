import { useState } from 'react';
import { fillPlaceholders } from '@site/shared-ui/fillPlaceholders';
import { useTexts } from '../texts/language';
import layout from './layout.module.css';
import { Question } from './Question';

export interface SignOutButtonProps {
  /** How many changes wait to be sent: signing out clears them from the device. */
  waiting: number;
  /** Rejects when nobody was signed out: the desk's scripts could not be had. */
  onSignOut: () => Promise<void>;
}

/** Signs out, after a second question where something would be lost. */
export function SignOutButton({ waiting, onSignOut }: SignOutButtonProps) {
  const { layout: words } = useTexts();
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
      <span role="status">{progress && words[progress]}</span>
      <button
        type="button"
        className={layout.link}
        onClick={waiting > 0 ? () => setAsking(true) : signOut}
      >
        {words.signOut}
      </button>
      {/* They may have been sent while the question was read. */}
      {isAsking && waiting > 0 && (
        <Question
          yes={words.signOutYes}
          no={words.signOutNo}
          onYes={signOut}
          onNo={() => setAsking(false)}
        >
          {fillPlaceholders(words.signOutQuestion, { count: waiting })}
        </Question>
      )}
    </>
  );
}
