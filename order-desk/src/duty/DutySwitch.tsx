import { useState } from 'react';
import type { DutyChanges } from '@site/order-model/duty';
import { Button } from '@site/shared-ui/Button';
import { fillPlaceholders } from '@site/shared-ui/fillPlaceholders';
import { TextField } from '@site/shared-ui/TextField';
import { TimeChooser } from '../enquiry/TimeChooser';
import { useDesk, useDeskView } from '../screen/useDesk';
import { useQuestion } from '../screen/useQuestion';
import { formatMoment } from '../texts/formats';
import { useLanguage } from '../texts/language';
import layout from '../screen/layout.module.css';

/** The ends of quiet hours, and what is usual. */
const quietFields = [
  ['quietFrom', 'from', '21:00'],
  ['quietUntil', 'until', '08:00'],
] as const;

/** Until when a member of staff is off, and their quiet hours: their phones stay silent, and others are told instead. */
export function DutySwitch() {
  const { language, texts } = useLanguage();
  const { duty: words, answer } = texts;
  const { desk } = useDesk();
  const { duty, now } = useDeskView();
  const [asked, setAsked] = useState<'off' | 'quiet'>();
  const [hasFailed, setFailed] = useState(false);
  const question = useQuestion(asked, () => setAsked(undefined));
  const { offUntil = 0, ...quiet } = duty ?? {};
  const isOff = offUntil > now;

  async function set(changes: DutyChanges) {
    setAsked(undefined);
    setFailed(false);
    await desk.setDuty(changes).catch(() => setFailed(true));
  }
  const standing = isOff
    ? fillPlaceholders(words.off, { time: formatMoment(offUntil, language) })
    : words.on;
  const hours = quiet.quietFrom && fillPlaceholders(words.quiet, { ...quiet });
  return (
    <section
      aria-label={words.title}
      className={`${layout.stack} ${layout.part} ${layout.setting}`}
    >
      <p role="status">{[duty && standing, hours].filter(Boolean).join(' ')}</p>
      <div className={layout.row}>
        <Button
          look="quiet"
          onClick={() => (isOff ? void set({ offUntil: undefined }) : setAsked('off'))}
        >
          {isOff ? words.back : words.askOff}
        </Button>
        <Button look="quiet" onClick={() => setAsked('quiet')}>
          {words.askQuiet}
        </Button>
      </div>
      {asked && (
        <div className={layout.stack}>
          <p ref={question} tabIndex={-1}>
            <strong>{asked === 'off' ? words.offWhen : words.quietWhen}</strong>
          </p>
          {asked === 'off' ? (
            <TimeChooser now={now} onChoose={(until) => void set({ offUntil: until })} />
          ) : (
            // The browser asks for both.
            <form
              className={layout.stack}
              action={(fields) => void set(Object.fromEntries(fields) as DutyChanges)}
            >
              <div className={layout.row}>
                {quietFields.map(([name, label, usual]) => (
                  <TextField
                    key={name}
                    id={name}
                    name={name}
                    type="time"
                    label={words[label]}
                    defaultValue={quiet[name] ?? usual}
                    required
                  />
                ))}
              </div>
              <div className={layout.row}>
                <Button type="submit" look="quiet">
                  {words.setQuiet}
                </Button>
                {hours && (
                  <Button
                    look="quiet"
                    onClick={() => void set({ quietFrom: undefined, quietUntil: undefined })}
                  >
                    {words.noQuiet}
                  </Button>
                )}
              </div>
            </form>
          )}
          <button type="button" className={layout.link} onClick={() => setAsked(undefined)}>
            {answer.cancel}
          </button>
        </div>
      )}
      {hasFailed && (
        <p role="alert" className={layout.problem}>
          {words.failed}
        </p>
      )}
    </section>
  );
}
