import { useEffect, useRef, useState } from 'react';
import { Button } from '@site/shared-ui/Button';
import { fillPlaceholders } from '@site/shared-ui/fillPlaceholders';
import type { Member } from '../model/enquiry';
import { useLanguage } from '../texts/language';
import type { PhoneNotices, PhoneState } from './phoneNotices';
import layout from '../screen/layout.module.css';

export interface PhoneSwitchProps {
  notices: PhoneNotices;
  member: Member;
  /** Whether the server answers: while it does not, there may be nothing to look at. */
  isLive: boolean;
}

/** Lets the owner of a phone be told of new orders there. Nothing asks for permission before the button is pressed. */
export function PhoneSwitch({ notices, member, isLive }: PhoneSwitchProps) {
  const { language, texts } = useLanguage();
  const { phone } = texts;
  // What is held in a hand is a phone to its owner; a laptop is not.
  const device = phone.kinds[matchMedia('(pointer: coarse)').matches ? 'phone' : 'device'];
  const say = (text: string) => fillPlaceholders(text, { device });
  const [state, setState] = useState<PhoneState>('none');
  // Not `disabled`: the button would lose the focus.
  const isBusy = useRef(false);

  useEffect(() => {
    if (!isLive) return;
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
  if (state === 'none') return null;
  return (
    <section
      aria-label={say(phone.title)}
      className={`${layout.stack} ${layout.part} ${layout.setting}`}
    >
      <p role="status">{say(state === 'off' ? phone.text : phone[state])}</p>
      {state === 'on' || state === 'notStopped' ? (
        <Button look="quiet" onClick={() => void press(notices.turnOff)}>
          {say(phone.turnOff)}
        </Button>
      ) : (
        state !== 'unsupported' && (
          <Button look="quiet" onClick={() => void press(() => notices.turnOn(member, language))}>
            {say(phone.turnOn)}
          </Button>
        )
      )}
    </section>
  );
}
