/** For how long after a submit an untouched form takes a further one as the same, in ms. */
const REPEAT = 1000;

/** Keeps two quick clicks, or a held Enter key, from being two submissions. */
export interface SubmitGuard {
  /** Begins a submission and gives true, or gives false when this submit only repeats one. */
  begin(): boolean;
  /** Ends the submission that was begun. `cleared` says that it emptied the form. */
  end(outcome: { cleared: boolean }): void;
  /** Notes that the visitor edited the form: from now on a submit is a new one. */
  edited(): void;
}

/** Makes the guard of one form. Takes a clock in ms. */
export function submitGuard(now: () => number = () => performance.now()): SubmitGuard {
  let isUnderWay = false;
  let clearedAt = -Infinity;
  return {
    begin() {
      if (isUnderWay || now() - clearedAt < REPEAT) return false;
      isUnderWay = true;
      return true;
    },
    end({ cleared }) {
      isUnderWay = false;
      if (cleared) clearedAt = now();
    },
    edited() {
      clearedAt = -Infinity;
    },
  };
}
