import { useEffect, useState } from 'react';
import type { Session } from './cloud/session';
import { createDesk } from './desk/desk';
import type { Desk } from './model/desk';
import type { DeskCloud } from './model/deskCloud';
import { keepLive } from './desk/keepLive';
import type { DeskDevice } from './device/deskDevice';
import { DeskPages } from './DeskPages';
import type { PhoneNotices } from './phone/phoneNotices';
import { SignIn } from './sign-in/SignIn';

export interface AppProps {
  session: Session;
  cloud: DeskCloud;
  device: DeskDevice;
  phone: PhoneNotices;
}

/** The desk for who is signed in, and the way in for everybody else. */
export function App({ session, cloud, device, phone }: AppProps) {
  const [isSignedIn, setSignedIn] = useState<boolean>();
  const [isDenied, setDenied] = useState(false);
  const [desk, setDesk] = useState<Desk>();

  useEffect(() => session.watch(setSignedIn), [session]);

  useEffect(() => {
    // Firebase ends some sessions by itself. Whoever is signed out sees no order; what they could not send yet stays.
    if (isSignedIn === false) device.clear().catch(() => {});
    if (!isSignedIn) return undefined;
    const onDenied = () => {
      setDenied(true);
      void session.signOut();
    };
    const onSignedOut = () => void session.signOut();
    const made = createDesk({ cloud, device, onDenied, onSignedOut });
    made.subscribe(() => setDesk(made));
    let stop = () => {};
    let isOver = false;
    void made.start().then(() => {
      if (!isOver) stop = keepLive(made);
    });
    return () => {
      isOver = true;
      stop();
      made.close();
      setDesk(undefined);
    };
  }, [isSignedIn, cloud, device, session]);

  const signOut = async () => {
    // While the account may still say so.
    await phone.turnOff();
    desk?.close();
    await device.clear(desk?.view().member?.uid).catch(() => {});
    await session.signOut();
  };

  if (isSignedIn === undefined) return null;
  if (!isSignedIn) {
    return <SignIn session={session} isDenied={isDenied} onSignedIn={() => setDenied(false)} />;
  }
  return desk ? (
    <DeskPages desk={desk} cloud={cloud} phone={phone} onSignOut={() => void signOut()} />
  ) : null;
}
