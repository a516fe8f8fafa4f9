import { useState, type FormEvent } from 'react';
import type { Duty } from '@site/order-model/duty';
import { Button } from '@site/shared-ui/Button';
import { fillPlaceholders } from '@site/shared-ui/fillPlaceholders';
import { TextField } from '@site/shared-ui/TextField';
import { TimeChooser } from '../enquiry/TimeChooser';
import { useDesk, useDeskView } from '../screen/useDesk';
import { useQuestion } from '../screen/useQuestion';
import { formatMoment } from '../texts/formats';
import { useLanguage } from '../texts/language';
import shared from '../screen/shared.module.css';

/** Until when a member of staff is off, and their quiet hours: their phones stay silent, and others are told instead. */
export function DutySwitch() {
  const { language, texts } = useLanguage();
  const { duty: words, answer } = texts;
  const { desk } = useDesk();
  const { duty, now } = useDeskView();
  const [asked, setAsked] = useState<'off' | 'quiet'>();
  const [hasFailed, setFailed] = useState(false);
  const question = useQuestion(asked);
  const { offUntil = 0, ...quiet } = duty;
  const isOff = offUntil > now;

  async function set(next: Duty) {
    setAsked(undefined);
    setFailed(false);
    await desk.setDuty(next).catch(() => setFailed(true));
  }
  function setQuiet(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const [quietFrom, quietUntil] = ['from', 'until'].map((name) => String(fields.get(name)));
    // The browser asks for both.
    if (quietFrom && quietUntil) void set({ ...(isOff && { offUntil }), quietFrom, quietUntil });
  }
  const hours = quiet.quietFrom && fillPlaceholders(words.quiet, { ...quiet });
  return (
    <section
      aria-label={words.title}
      className={`${shared.stack} ${shared.part} ${shared.setting}`}
    >
      <p role="status">
        {isOff ? fillPlaceholders(words.off, { time: formatMoment(offUntil, language) }) : words.on}{' '}
        {hours}
      </p>
      <div className={shared.row}>
        <Button look="quiet" onClick={() => (isOff ? void set(quiet) : setAsked('off'))}>
          {isOff ? words.back : words.askOff}
        </Button>
        <Button look="quiet" onClick={() => setAsked('quiet')}>
          {words.askQuiet}
        </Button>
      </div>
      {asked && (
        <div className={shared.stack}>
          <p ref={question} tabIndex={-1}>
            <strong>{asked === 'off' ? words.offWhen : words.quietWhen}</strong>
          </p>
          {asked === 'off' ? (
            <TimeChooser onChoose={(until) => void set({ ...quiet, offUntil: until })} />
          ) : (
            <form className={shared.stack} onSubmit={setQuiet}>
              <div className={shared.row}>
                <TextField
                  id="quiet-from"
                  name="from"
                  type="time"
                  label={words.from}
                  defaultValue={quiet.quietFrom ?? '21:00'}
                  required
                />
                <TextField
                  id="quiet-until"
                  name="until"
                  type="time"
                  label={words.until}
                  defaultValue={quiet.quietUntil ?? '08:00'}
                  required
                />
              </div>
              <div className={shared.row}>
                <Button type="submit" look="quiet">
                  {words.setQuiet}
                </Button>
                {hours && (
                  <Button look="quiet" onClick={() => void set(isOff ? { offUntil } : {})}>
                    {words.noQuiet}
                  </Button>
                )}
              </div>
            </form>
          )}
          <button type="button" className={shared.link} onClick={() => setAsked(undefined)}>
            {answer.cancel}
          </button>
        </div>
      )}
      {hasFailed && (
        <p role="alert" className={shared.problem}>
          {words.failed}
        </p>
      )}
    </section>
  );
}
