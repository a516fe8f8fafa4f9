interface Scheduler {
  yield?: () => Promise<void>;
}

/** Lets the browser draw and answer between two pieces of work. */
export function pause(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: Scheduler };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
