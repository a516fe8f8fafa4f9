import { useState, type FormEvent } from 'react';
import { oncePerAddress } from '@site/order-model/emailKey';
import { Button } from '@site/shared-ui/Button';
import { fillPlaceholders } from '@site/shared-ui/fillPlaceholders';
import { TextField } from '@site/shared-ui/TextField';
import type { FoundPerson } from '../model/deskCloud';
import layout from '../screen/layout.module.css';
import { Question } from '../screen/Question';
import { useDesk } from '../screen/useDesk';
import { useTexts } from '../texts/language';
import { toPerson, type Person } from '../model/person';

/** The id of the field for an address or number. */
export const PERSON_FIELD = 'person';

export interface ErasePersonProps {
  /** The address or number that is looked for. */
  wanted: string;
  onWanted: (text: string) => void;
  onErased: () => void;
}

interface Shown extends FoundPerson {
  person: Person;
  who: string;
  subscriptions: string;
}

/** Erases all that is stored of an e-mail address or a number, once it was shown how much that is. */
export function ErasePerson({ wanted, onWanted, onErased }: ErasePersonProps) {
  const { people: words, list, layout: general } = useTexts();
  const { desk } = useDesk();
  // By name, and by number: what is shown changes with the language.
  const [isPart, setPart] = useState(false);
  const [found, setFound] = useState<Shown>();
  const [isUnreachable, setUnreachable] = useState(false);
  /** How many were left by the last erasure. */
  const [left, setLeft] = useState<number>();
  const [isBusy, setBusy] = useState(false);
  const count = found ? found.enquiries.length + found.subscribers.length : 0;

  async function look(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const person = toPerson(wanted);
    setFound(undefined);
    setUnreachable(false);
    setLeft(undefined);
    setPart(!person);
    if (!person) return;
    setBusy(true);
    try {
      const all = await desk.findPerson(person, wanted.trim());
      const addresses = oncePerAddress(all.subscribers, ({ email }) => email);
      const named = addresses.map(({ email }) => email).join(', ');
      // A number may be of several people: whose subscriptions go is asked, too.
      const isNamed = 'mobile' in person && named !== '';
      const subscriptions = `${all.subscribers.length}${isNamed ? ` (${named})` : ''}`;
      setFound({ ...all, person, who: wanted.trim(), subscriptions });
    } catch {
      setUnreachable(true);
    }
    setBusy(false);
  }

  /** The pressed button goes away: reading and tabbing go on from the field. */
  function close() {
    setFound(undefined);
    document.getElementById(PERSON_FIELD)?.focus();
  }

  async function erase({ person, ...all }: Shown) {
    setBusy(true);
    const count = await desk.erasePerson(all, person);
    close();
    setBusy(false);
    onErased();
    setLeft(count);
  }
  const nothing = found && count === 0 && fillPlaceholders(words.nothing, { who: found.who });
  const outcome = left ? fillPlaceholders(words.left, { count: left }) : words.erased;
  const said = isUnreachable ? words.unreachable : left !== undefined && outcome;
  const busy = isBusy && (found ? general.erasing : list.loading);

  return (
    <section className={layout.stack} aria-label={words.title}>
      <p>{words.text}</p>
      <form className={layout.stack} noValidate onSubmit={(event) => void look(event)}>
        <TextField
          id={PERSON_FIELD}
          name="person"
          autoComplete="off"
          label={words.who}
          error={isPart ? words.whoPart : undefined}
          isAlone
          value={wanted}
          onChange={(event) => onWanted(event.currentTarget.value)}
        />
        <div>
          <Button type="submit" look="quiet">
            {words.find}
          </Button>
        </div>
      </form>
      {found && count > 0 && (
        <Question
          yes={words.erase}
          no={words.keep}
          isBusy={isBusy}
          onYes={() => void erase(found)}
          onNo={close}
        >
          {fillPlaceholders(words.question, {
            who: found.who,
            enquiries: found.enquiries.length,
            subscriptions: found.subscriptions,
          })}
        </Question>
      )}
      <p role="status">{busy || nothing || said}</p>
    </section>
  );
}
