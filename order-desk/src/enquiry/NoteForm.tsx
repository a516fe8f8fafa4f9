import { useState, type FormEvent } from 'react';
import { deskLimits } from '@site/order-model/deskChange';
import { Button } from '@site/shared-ui/Button';
import { fillPlaceholders } from '@site/shared-ui/fillPlaceholders';
import { TextField } from '@site/shared-ui/TextField';
import { useTexts } from '../texts/language';
import layout from '../screen/layout.module.css';
import { faultOfNote, toNote, type NoteFault } from './noteText';

export interface NoteFormProps {
  /** What was typed before. */
  draft: string;
  onDraft: (text: string) => void;
  onAdd: (note: string) => void;
  /** What has become of the note that was added last. */
  added: string | false | undefined;
}

/** Adds a note to the history. */
export function NoteForm({ draft, onDraft, onAdd, added }: NoteFormProps) {
  const { enquiry: words } = useTexts();
  const [fault, setFault] = useState<NoteFault>();
  const [isAdded, setAdded] = useState(false);
  const most = deskLimits.noteMax;

  const messages = { empty: words.noteEmpty, long: fillPlaceholders(words.noteLong, { most }) };

  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const note = toNote(String(new FormData(form).get('note')));
    const found = faultOfNote(note);
    setFault(found);
    setAdded(!found);
    if (found) return form.querySelector('input')?.focus();
    onAdd(note);
    onDraft('');
    form.querySelector('input')!.value = '';
  }
  return (
    <form className={`${layout.stack} ${layout.part}`} noValidate onSubmit={add}>
      <TextField
        id="note"
        name="note"
        autoComplete="off"
        defaultValue={draft}
        onChange={(event) => {
          setAdded(false);
          setFault(undefined);
          onDraft(event.currentTarget.value);
        }}
        label={words.note}
        hint={fillPlaceholders(words.noteHint, { most })}
        error={fault && messages[fault]}
        isAlone
      />
      <div className={layout.row}>
        <Button type="submit" look="quiet">
          {words.addNote}
        </Button>
        <span role="status">{isAdded && added}</span>
      </div>
    </form>
  );
}
