import { useState, type FormEvent } from 'react';
import { deskLimits } from '@site/contracts/deskChange';
import { Button } from '@site/shared-ui/Button';
import { fillPlaceholders } from '@site/shared-ui/fillPlaceholders';
import { TextField } from '@site/shared-ui/TextField';
import { useTexts } from '../texts/language';
import plain from '../screen/plain.module.css';
import styles from './EnquiryPage.module.css';
import { faultOfNote, toNote } from './noteText';

/** Adds a note to the history. */
export function NoteForm({ onAdd }: { onAdd: (note: string) => void }) {
  const { enquiry: words } = useTexts();
  const [error, setError] = useState<string>();
  const most = deskLimits.noteMax;

  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const note = toNote(String(new FormData(form).get('note')));
    const fault = faultOfNote(note);
    const messages = { empty: words.noteEmpty, long: fillPlaceholders(words.noteLong, { most }) };
    setError(fault && messages[fault]);
    if (fault) return form.querySelector('input')?.focus();
    onAdd(note);
    form.reset();
  }
  return (
    <form className={`${plain.stack} ${styles.part}`} noValidate onSubmit={add}>
      <TextField
        id="note"
        name="note"
        autoComplete="off"
        label={words.note}
        hint={fillPlaceholders(words.noteHint, { most })}
        error={error}
      />
      <div>
        <Button type="submit" look="quiet">
          {words.addNote}
        </Button>
      </div>
    </form>
  );
}
