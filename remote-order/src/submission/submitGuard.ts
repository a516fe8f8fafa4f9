/** For how long after a submit a further one counts as the same when the form was not edited. */
const REPEAT_MS = 1000;

/** Keeps two quick clicks, or a held Enter key, from being two submissions. */
export interface SubmitGuard {
  /** Begins a submission; returns false when this submit only repeats one. */
  begin(): boolean;
  /** Ends the submission that was begun. `cleared` says that it emptied the form. */
  end(outcome: { cleared: boolean }): void;
  /** Notes that the visitor edited the form: from now on a submit is a new one. */
  edited(): void;
}

/** Creates the guard of one form; `now` is in ms. */
export function submitGuard(now: () => number = () => performance.now()): SubmitGuard {
  let isSubmitting = false;
  let clearedAt = -Infinity;
  return {
    begin() {
      if (isSubmitting || now() - clearedAt < REPEAT_MS) return false;
      isSubmitting = true;
      return true;
    },
    end({ cleared }) {
      isSubmitting = false;
      if (cleared) clearedAt = now();
    },
    edited() {
      clearedAt = -Infinity;
    },
  };
}
