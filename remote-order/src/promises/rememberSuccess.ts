/** Makes a loader that loads once. A failed attempt is forgotten, so that the next call tries again. */
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
