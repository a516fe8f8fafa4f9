import { useEffect, useMemo, useReducer, useState } from 'react';
import { withTimeout } from '@site/shared-ui/withTimeout';
import type { FirebaseConnection } from './cloud/connectFirebase';
import { cloudOf } from './cloud/cloudOf';
import type { Session } from './cloud/session';
import { createDesk } from './desk/desk';
import type { Desk } from './desk/desk';
import { keepLive } from './desk/keepLive';
import { safeDevice } from './desk/safeDevice';
import { forgetDrafts, forgetDraftsOfOthers, forgetNotes } from './device/drafts';
import type { DeskDevice } from './device/deskDevice';
import { DeskPages } from './DeskPages';
import { createPhoneNotices } from './phone/phoneNotices';
import { PageTitle } from './screen/PageTitle';
import { WithDesk } from './screen/useDesk';
import { SignIn } from './sign-in/SignIn';
import styles from './sign-in/SignIn.module.css';
import { useTexts } from './texts/language';

/** How long signing out waits for the phone to be stopped, in ms. */
const PHONE_LIMIT_MS = 10_000;

export interface AppProps {
  device: DeskDevice;
  loadFirebase: () => Promise<FirebaseConnection>;
}

/** The desk for who is signed in, and the way in for everybody else. */
export function App({ device, loadFirebase }: AppProps) {
  const cloud = useMemo(() => cloudOf(loadFirebase), [loadFirebase]);
  const phone = useMemo(() => createPhoneNotices(cloud), [cloud]);
  const [session, setSession] = useState<Session>();
  /** Undefined until the session is there: what the device has kept for its member is shown until then. */
  const [uid, setUid] = useState<string | null>();
  /** Another number is another desk. */
  const [deskNumber, renewDesk] = useReducer((number: number) => number + 1, 0);
  const [isDenied, setDenied] = useState(false);
  const [desk, setDesk] = useState<Desk>();
  const isSignedIn = Boolean(uid);
  const isSignedOut = uid === null;
  const [isSigningOut, setSigningOut] = useState(false);
  const [hasSignOutFailed, setSignOutFailed] = useState(false);
  const [hasNoNetwork, setNoNetwork] = useState(false);
  const { layout, signIn } = useTexts();

  useEffect(() => {
    if (isSignedOut) {
      // Firebase ends some sessions by itself. Whoever is signed out sees no order; what they could not send yet stays.
      device.clear().catch(() => {});
      forgetDrafts();
      // Or it would go on being told as theirs, also once somebody else signs in here.
      void phone.turnOff();
      return undefined;
    }
    const onDenied = () => {
      setDenied(true);
      void loadFirebase().then(({ session: own }) => own.signOut());
    };
    const made = createDesk({ cloud, device, onDenied, onErased: forgetNotes });
    let isOver = false;
    void made.restore().then(() => {
      if (!isOver) setDesk(made);
    });
    return () => {
      isOver = true;
      made.close();
      setDesk(undefined);
    };
  }, [isSignedOut, deskNumber, cloud, device, phone, loadFirebase]);

  const isRestored = desk !== undefined;
  useEffect(() => {
    // Effects run after the paint: the first rows are on the screen.
    if (session || !isRestored) return undefined;
    const connect = () =>
      loadFirebase().then(
        (all) => setSession(all.session),
        () => setNoNetwork(true),
      );
    void connect();
    addEventListener('online', connect);
    return () => removeEventListener('online', connect);
  }, [session, isRestored, loadFirebase]);

  useEffect(() => {
    let before: string | null = null;
    return session?.watch((next) => {
      setUid(next);
      // Somebody else has signed in meanwhile, in another tab.
      if (before && next && next !== before) renewDesk();
      before = next;
      // Not before: until then the desk would be shown once more.
      if (!next) {
        setSigningOut(false);
        setSignOutFailed(false);
      }
    });
  }, [session]);

  useEffect(() => {
    if (!desk || !isSignedIn) return undefined;
    let stop = () => {};
    let isOver = false;
    void desk.start().then(() => {
      if (isOver) return;
      const { member } = desk.view();
      if (member) forgetDraftsOfOthers(member.uid);
      stop = keepLive(desk);
    });
    return () => {
      isOver = true;
      stop();
    };
  }, [desk, isSignedIn]);

  const signOut = async () => {
    // Without its scripts nobody can be signed out, and nothing on the device goes either.
    const { session: own } = await loadFirebase();
    setSigningOut(true);
    desk?.close();
    await safeDevice(device, () => {}).device.clear(desk?.view().member?.uid);
    // While the account may still say so. A renewal that is under way may take longer; the end of the session tries again.
    await withTimeout(PHONE_LIMIT_MS, phone.turnOff(), () => new Error('late')).catch(() => {});
    await own.signOut().catch((failure: unknown) => {
      // Not for a moment the closed one: what is set there would not be kept.
      setDesk(undefined);
      setSigningOut(false);
      setSignOutFailed(true);
      // The one that was closed keeps nothing more.
      renewDesk();
      throw failure;
    });
    // Nothing watches it yet where its scripts could not be had before.
    setSession(own);
  };

  if (session && isSignedOut) {
    return <SignIn session={session} isDenied={isDenied} onSignedIn={() => setDenied(false)} />;
  }
  if (isSigningOut) {
    return (
      <main id="main" className={styles.page}>
        <PageTitle tab={layout.signingOut}>{layout.signingOut}</PageTitle>
      </main>
    );
  }
  // In a moment it is known what the device has.
  if (!desk) return null;
  return isSignedIn || desk.view().member ? (
    <WithDesk desk={desk} cloud={cloud}>
      <DeskPages phone={phone} hasSignOutFailed={hasSignOutFailed} onSignOut={signOut} />
    </WithDesk>
  ) : (
    <main id="main" className={styles.page}>
      <p role="status">{hasNoNetwork ? signIn.offline : layout.connecting}</p>
    </main>
  );
}
