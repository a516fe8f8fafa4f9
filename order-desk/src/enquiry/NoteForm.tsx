import { useState, type FormEvent } from 'react';
import { deskLimits } from '@site/order-model/deskChange';
import { Button } from '@site/shared-ui/Button';
import { fillPlaceholders } from '@site/shared-ui/fillPlaceholders';
import { TextField } from '@site/shared-ui/TextField';
import { useTexts } from '../texts/language';
import shared from '../screen/shared.module.css';
import { faultOfNote, toNote } from './noteText';

export interface NoteFormProps {
  /** What was typed before. */
  draft: string;
  onDraft: (text: string) => void;
  onAdd: (note: string) => void;
}

/** Adds a note to the history. */
export function NoteForm({ draft, onDraft, onAdd }: NoteFormProps) {
  const { enquiry: words } = useTexts();
  const [error, setError] = useState<string>();
  const [isAdded, setAdded] = useState(false);
  const most = deskLimits.noteMax;

  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const note = toNote(String(new FormData(form).get('note')));
    const fault = faultOfNote(note);
    const messages = { empty: words.noteEmpty, long: fillPlaceholders(words.noteLong, { most }) };
    setError(fault && messages[fault]);
    setAdded(!fault);
    if (fault) return form.querySelector('input')?.focus();
    onAdd(note);
    onDraft('');
    form.querySelector('input')!.value = '';
  }
  return (
    <form className={`${shared.stack} ${shared.part}`} noValidate onSubmit={add}>
      <TextField
        id="note"
        name="note"
        autoComplete="off"
        defaultValue={draft}
        onChange={(event) => {
          setAdded(false);
          setError(undefined);
          onDraft(event.currentTarget.value);
        }}
        label={words.note}
        hint={fillPlaceholders(words.noteHint, { most })}
        error={error}
        isAlone
      />
      <div className={shared.row}>
        <Button type="submit" look="quiet">
          {words.addNote}
        </Button>
        <span role="status">{isAdded && words.noteAdded}</span>
      </div>
    </form>
  );
}
