import { useEffect, useRef, useState } from 'react';
import type { Member } from '../model/enquiry';
import { useLanguage } from '../texts/language';
import type { PhoneNotices, PhoneState } from './phoneNotices';

/**
 * Whether this phone is told of new orders, looked at once for each opening of the desk: a look may store the phone again, so a
 * page that comes and goes must not make it.
 * @param isLive whether the server answers: while it does not, there may be nothing to look at.
 */
export function usePhoneNotices(
  notices: PhoneNotices,
  member: Member | undefined,
  isLive: boolean,
) {
  const { language } = useLanguage();
  const [state, setState] = useState<PhoneState>('none');
  // Not `disabled`: the button would lose the focus.
  const isBusy = useRef(false);

  useEffect(() => {
    if (!isLive || !member) return;
    let isOver = false;
    void notices.look(member, language).then((found) => {
      // A press says what it came to: its turn is after this look.
      if (!isOver && !isBusy.current) setState(found);
    });
    return () => {
      isOver = true;
    };
  }, [notices, member, language, isLive]);

  async function press(change: () => Promise<PhoneState>) {
    if (isBusy.current) return;
    isBusy.current = true;
    setState(await change());
    isBusy.current = false;
  }
  return {
    state,
    turnOn: () => member && void press(() => notices.turnOn(member, language)),
    turnOff: () => void press(notices.turnOff),
  };
}
