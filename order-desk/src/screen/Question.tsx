import { useId, type ReactNode } from 'react';
import { Button } from '@site/shared-ui/Button';
import layout from './layout.module.css';
import { useQuestion } from './useQuestion';

export interface QuestionProps {
  children: ReactNode;
  yes: string;
  no: string;
  isBusy?: boolean;
  onYes: () => void;
  onNo: () => void;
}

/** Asks before something is gone for good. Whoever reads with a screen reader hears it at once, and at the answer. */
export function Question({ children, yes, no, isBusy = false, onYes, onNo }: QuestionProps) {
  const id = useId();
  // Not `disabled`: the pressed button would lose the focus.
  const press = (answer: () => void) => () => {
    if (!isBusy) answer();
  };
  const question = useQuestion('once', press(onNo));
  return (
    <div className={layout.stack}>
      <p ref={question} tabIndex={-1} id={id}>
        {children}
      </p>
      <div className={layout.row}>
        <Button look="quiet" aria-disabled={isBusy} onClick={press(onNo)}>
          {no}
        </Button>
        <Button aria-describedby={id} aria-disabled={isBusy} onClick={press(onYes)}>
          {yes}
        </Button>
      </div>
    </div>
  );
}
