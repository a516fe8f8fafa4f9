import { useState } from 'react';
import { fillPlaceholders } from '@site/shared-ui/fillPlaceholders';
import { useTexts } from '../texts/language';
import layout from './layout.module.css';
import { Question } from './Question';

export interface SignOutButtonProps {
  /** How many changes wait to be sent: signing out clears them from the device. */
  waiting: number;
  /** Whether the last button has failed, which went with its desk. */
  hasFailed?: boolean | undefined;
  /** Rejects when nobody was signed out: the desk's scripts could not be had. */
  onSignOut: () => Promise<void>;
}

/** Signs out, after a second question where something would be lost. */
export function SignOutButton({ waiting, hasFailed, onSignOut }: SignOutButtonProps) {
  const { layout: words } = useTexts();
  const [isAsking, setAsking] = useState(false);
  const [progress, setProgress] = useState<'signingOut' | 'notSignedOut' | false>(
    hasFailed ? 'notSignedOut' : false,
  );
  const signOut = () => {
    setAsking(false);
    if (progress === 'signingOut') return;
    setProgress('signingOut');
    onSignOut().then(
      () => setProgress(false),
      () => setProgress('notSignedOut'),
    );
  };

  return (
    <>
      <span role="status">{progress === 'signingOut' && words.signingOut}</span>
      {/* What comes together with a status is not read. */}
      {progress === 'notSignedOut' && <span role="alert">{words.notSignedOut}</span>}
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
