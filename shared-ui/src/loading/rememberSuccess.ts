/** Wraps a loader so that it loads once; after a failure the next call tries again. */
export function rememberSuccess<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let remembered: Promise<Value> | undefined;
  return () => {
    remembered ??= load().catch((error: unknown) => {
      remembered = undefined;
      throw error;
    });
    return remembered;
  };
}
