import type { Database } from '@site/contracts/database';
import { withTimeout } from '../promises/withTimeout';
import { commitAddress, commitBody } from './commitRequest';
import { NO_ANSWER, NOT_SENT, SaveError, toSaveError, type DocumentStore } from './documentStore';
import { readCommitAnswer } from './readCommitAnswer';

/** How long one send may take. */
const SEND_LIMIT_MS = 15_000;

/** Gets the token that vouches for the page; undefined when Google gives none, and then Firestore decides. */
export type AppCheckToken = () => Promise<string | undefined>;

export interface StoreOptions {
  /** The origin of the page, such as `https://site.example`. */
  origin: string;
  sendLimitMs?: number;
  /** Gets the token that App Check wants with every send; none where it is not used. */
  appCheckToken?: AppCheckToken;
  /** Tells whether the browser knows that it has no network. */
  isOffline?: () => boolean;
}

/**
 * Opens the store in Cloud Firestore, by its REST interface: the SDK takes any JSON of a 2xx answer for an
 * acknowledgement, and cannot end a request.
 */
export function openFirestoreStore(settings: Database, options: StoreOptions): DocumentStore {
  const {
    sendLimitMs = SEND_LIMIT_MS,
    isOffline = () => !navigator.onLine,
    appCheckToken,
  } = options;
  const address = commitAddress(settings, options.origin);

  async function send(body: string, signal: AbortSignal, onRequest: () => void): Promise<void> {
    const token = await appCheckToken?.();
    if (signal.aborted) return;
    const wasOffline = isOffline();
    onRequest();
    try {
      const response = await fetch(address, {
        method: 'POST',
        body,
        signal,
        // Firestore never redirects; a network that wants its visitors to sign in first does.
        redirect: 'error',
        credentials: 'omit',
        headers: token ? { 'X-Firebase-AppCheck': token } : {},
      });
      readCommitAnswer(response.status, await response.text());
    } catch (error) {
      if (error instanceof SaveError) throw error;
      throw new SaveError('no-answer', wasOffline && isOffline() ? NOT_SENT : NO_ANSWER);
    }
  }

  return {
    async add(kind, id, record) {
      const abort = new AbortController();
      let known = NOT_SENT;
      try {
        const body = commitBody(settings, kind, id, record);
        const sending = send(body, abort.signal, () => (known = NO_ANSWER));
        // App Check is part of what is limited: where reCAPTCHA is blocked, its token may never come.
        await withTimeout(sendLimitMs, sending, () => new SaveError('timeout', known));
      } catch (error) {
        abort.abort();
        throw toSaveError(error);
      }
    },
  };
}
