export const DATABASE = 'order-outbox';

/**
 * Tells whether an earlier visit may have left entries on this device: only a submit creates the database. True where the
 * browser does not say.
 */
export async function mayHoldEntries(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === DATABASE);
  } catch {
    return true;
  }
}
