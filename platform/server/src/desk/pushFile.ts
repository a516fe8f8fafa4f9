import type { PushFile } from '@site/firestore/staff/phone';

/** What the desk reads to tell phones: the public key, or null where there is none. */
export const pushFile = (publicKey: string | null): string =>
  JSON.stringify({ publicKey } satisfies PushFile);
