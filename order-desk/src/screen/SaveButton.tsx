import { useState } from 'react';
import { Button } from '@site/shared-ui/Button';
import { useTexts } from '../texts/language';

export interface SaveButtonProps {
  children: string;
  save: () => Promise<void>;
}

/** Saves a table, one at a time: on a slow network a second press would save two files, and log two exports. */
export function SaveButton({ children, save }: SaveButtonProps) {
  const { layout: words } = useTexts();
  const [isSaving, setSaving] = useState(false);
  async function press() {
    if (isSaving) return;
    setSaving(true);
    await save();
    setSaving(false);
  }
  return (
    <Button look="quiet" onClick={() => void press()}>
      {isSaving ? words.saving : children}
    </Button>
  );
}
