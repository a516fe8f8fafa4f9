import { useId, useState, type FormEvent } from 'react';
import { deskLimits } from '@site/order-model/deskChange';
import { Button } from '@site/shared-ui/Button';
import { fillPlaceholders } from '@site/shared-ui/fillPlaceholders';
import { TextField } from '@site/shared-ui/TextField';
import { formatTime } from '../texts/formats';
import { useLanguage } from '../texts/language';
import layout from '../screen/layout.module.css';
import { asTyped, offeredTimes, typedTime } from './callBackTimes';
import styles from './EnquiryPage.module.css';

/** A time to call, or to be back, with one tap or by date. Tomorrow comes first: it is right most of the time. */
export function TimeChooser({ onChoose }: { onChoose: (ms: number) => void }) {
  const { language, texts } = useLanguage();
  const { answer: words } = texts;
  const id = useId();
  const [now] = useState(Date.now);
  const [isBad, setBad] = useState(false);
  const { tomorrow, today, anHour } = offeredTimes(now);
  const offered: readonly (readonly [number, string])[] = [
    [tomorrow, fillPlaceholders(words.tomorrow, { time: formatTime(tomorrow, language) })],
    ...(today === undefined
      ? []
      : [[today, fillPlaceholders(words.today, { time: formatTime(today, language) })] as const]),
    [anHour, words.anHour],
  ];
  const badTime = fillPlaceholders(words.badTime, { days: deskLimits.callBackDays });
  function choose(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const ms = typedTime(String(new FormData(event.currentTarget).get('time')), Date.now());
    if (ms !== undefined) return onChoose(ms);
    setBad(true);
    event.currentTarget.querySelector('input')?.focus();
  }
  return (
    <>
      <div className={layout.row}>
        {offered.map(([ms, text]) => (
          <button key={text} type="button" className={styles.choice} onClick={() => onChoose(ms)}>
            {text}
          </button>
        ))}
      </div>
      <form className={layout.stack} noValidate onSubmit={choose}>
        <TextField
          id={id}
          name="time"
          type="datetime-local"
          label={words.otherTime}
          defaultValue={asTyped(tomorrow)}
          error={isBad ? badTime : undefined}
          isAlone
        />
        <div>
          <Button type="submit" look="quiet">
            {words.setTime}
          </Button>
        </div>
      </form>
    </>
  );
}
