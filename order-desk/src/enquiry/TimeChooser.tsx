import { useId, useRef, useState, type FormEvent } from 'react';
import { deskLimits } from '@site/order-model/deskChange';
import { Button } from '@site/shared-ui/Button';
import { fillPlaceholders } from '@site/shared-ui/fillPlaceholders';
import { TextField } from '@site/shared-ui/TextField';
import { formatAhead } from '../texts/formats';
import { useLanguage } from '../texts/language';
import layout from '../screen/layout.module.css';
import { asTyped, offeredTimes, typedTime } from './callBackTimes';
import styles from './EnquiryPage.module.css';

export interface TimeChooserProps {
  now: number;
  onChoose: (ms: number) => void;
}

/** A time to call, or to be back, with one tap or by date. */
export function TimeChooser({ now, onChoose }: TimeChooserProps) {
  const { language, texts } = useLanguage();
  const { answer: words } = texts;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [refusedAt, setRefusedAt] = useState<number>();
  const offered = offeredTimes(Math.max(now, refusedAt ?? 0));
  // Tomorrow comes first: it is right most of the time.
  const names = ['tomorrow', 'today', 'anHour'] as const;
  const badTime = fillPlaceholders(words.badTime, { days: deskLimits.callBackDays });
  function choose(ms: number | undefined) {
    if (ms !== undefined) return onChoose(ms);
    setRefusedAt(Date.now());
    form.current?.querySelector('input')?.focus();
  }
  /** The question may have been open for a night: a date is taken as it is read, as long as it is to come. */
  function chooseOffered(name: (typeof names)[number]) {
    const pressedAt = Date.now();
    const { [name]: ms = 0 } = name === 'anHour' ? offeredTimes(pressedAt) : offered;
    choose(ms > pressedAt ? ms : undefined);
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    choose(typedTime(String(new FormData(event.currentTarget).get('time')), Date.now()));
  }
  return (
    <>
      <div className={layout.row}>
        {names.map(
          (name) =>
            offered[name] !== undefined && (
              <button
                key={name}
                type="button"
                className={styles.choice}
                onClick={() => chooseOffered(name)}
              >
                {/* With its date: the clock of this device may be wrong. */}
                {fillPlaceholders(words[name], { time: formatAhead(offered[name], language) })}
              </button>
            ),
        )}
      </div>
      <form ref={form} className={layout.stack} noValidate onSubmit={submit}>
        <TextField
          id={id}
          name="time"
          type="datetime-local"
          label={words.otherTime}
          defaultValue={asTyped(offered.tomorrow)}
          error={refusedAt === undefined ? undefined : badTime}
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
