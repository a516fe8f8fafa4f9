import { Button } from '@site/shared-ui/Button';
import { fillPlaceholders } from '@site/shared-ui/fillPlaceholders';
import { useTexts } from '../texts/language';
import type { usePhoneNotices } from './usePhoneNotices';
import layout from '../screen/layout.module.css';

export type PhoneSwitchProps = ReturnType<typeof usePhoneNotices>;

/** Lets the owner of a phone be told of new orders there. Nothing asks for permission before the button is pressed. */
export function PhoneSwitch({ state, turnOn, turnOff }: PhoneSwitchProps) {
  const { phone } = useTexts();
  // What is held in a hand is a phone to its owner; a laptop is not.
  const device = phone.kinds[matchMedia('(pointer: coarse)').matches ? 'phone' : 'device'];
  const say = (text: string) => fillPlaceholders(text, { device });
  if (state === 'none') return null;
  return (
    <section
      aria-label={say(phone.title)}
      className={`${layout.stack} ${layout.part} ${layout.setting}`}
    >
      <p role="status">{say(state === 'off' ? phone.text : phone[state])}</p>
      {state === 'on' || state === 'notStopped' ? (
        <Button look="quiet" onClick={turnOff}>
          {say(phone.turnOff)}
        </Button>
      ) : (
        state !== 'unsupported' && (
          <Button look="quiet" onClick={turnOn}>
            {say(phone.turnOn)}
          </Button>
        )
      )}
    </section>
  );
}
