import { useState } from 'react';
import { fillPlaceholders } from '@site/shared-ui/fillPlaceholders';
import { useTexts } from '../texts/language';
import layout from './layout.module.css';
import { Question } from './Question';
import { useDesk, useDeskView } from './useDesk';

export interface SignOutButtonProps {
  /** Whether the last button has failed, which went with its desk. */
  hasFailed?: boolean | undefined;
  /** Rejects when nobody was signed out: the desk's scripts could not be had. */
  onSignOut: () => Promise<void>;
}

/** Signs out, after a second question where something would be lost. */
export function SignOutButton({ hasFailed, onSignOut }: SignOutButtonProps) {
  const { layout: words } = useTexts();
  const { desk } = useDesk();
  /** Signing out clears what waits to be sent from the device. */
  const waiting = useDeskView().pending.length;
  const [isAsking, setAsking] = useState(false);
  const [progress, setProgress] = useState<'signingOut' | 'notSignedOut' | false>(
    hasFailed ? 'notSignedOut' : false,
  );
  const signOut = () => {
    setAsking(false);
    setProgress('signingOut');
    onSignOut().then(
      () => setProgress(false),
      () => setProgress('notSignedOut'),
    );
  };

  const press = async () => {
    if (progress === 'signingOut') return;
    if (waiting > 0) return setAsking(true);
    setProgress('signingOut');
    // Another tab may have kept some since the last look.
    await desk.takeKept();
    if (desk.view().pending.length === 0) return signOut();
    setProgress(false);
    setAsking(true);
  };

  return (
    <>
      <span role="status">{progress === 'signingOut' && words.signingOut}</span>
      {/* What comes together with a status is not read. */}
      {progress === 'notSignedOut' && <span role="alert">{words.notSignedOut}</span>}
      <button type="button" className={layout.link} onClick={() => void press()}>
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
