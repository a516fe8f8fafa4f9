import type { FirebaseSettings } from '@site/contracts/database';
import config from '../../firebase.config.json';
import { withTimeout } from '@site/shared-ui/withTimeout';
import { commitAddress, commitBody, documentAddress } from './commitRequest';
import {
  ERASED,
  NO_ANSWER,
  NOT_SENT,
  REFUSED,
  SaveError,
  toSaveError,
  type DocumentStore,
  type Failure,
} from './documentStore';
import { isMissing, readCommitAnswer } from './readCommitAnswer';

/** The database that page or service worker were told of, or the one that this release was built for. */
export const databaseOr = (named: FirebaseSettings | undefined): FirebaseSettings =>
  // The build has checked the file.
  named ?? (config as FirebaseSettings);

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
export function openFirestoreStore(
  settings: FirebaseSettings,
  options: StoreOptions,
): DocumentStore {
  const {
    sendLimitMs = SEND_LIMIT_MS,
    isOffline = () => !navigator.onLine,
    appCheckToken,
  } = options;
  const address = commitAddress(settings, options.origin);

  const request = (url: string, signal: AbortSignal, token: string | undefined, body?: string) =>
    fetch(url, {
      ...(body !== undefined && { method: 'POST', body }),
      signal,
      // Firestore never redirects; a network that wants its visitors to sign in first does.
      redirect: 'error',
      credentials: 'omit',
      headers: token ? { 'X-Firebase-AppCheck': token } : {},
    });

  /**
   * Rules refuse an id that was erased with the same 403 as rules that are not deployed yet. But to whoever knows the id they
   * say that there is no such document if it was erased, and in that case alone; otherwise nobody may look.
   */
  async function wasErased(id: string, url: string, signal: AbortSignal, token?: string) {
    try {
      const response = await request(url, signal, token);
      return isMissing(response.status, await response.text(), id);
    } catch {
      return false;
    }
  }

  async function send(
    id: string,
    body: string,
    documentUrl: string,
    signal: AbortSignal,
    note: (known: Failure) => void,
  ): Promise<void> {
    const token = await appCheckToken?.();
    if (signal.aborted) return;
    const wasOffline = isOffline();
    note(NO_ANSWER);
    try {
      const response = await request(address, signal, token, body);
      readCommitAnswer(response.status, await response.text());
    } catch (error) {
      if (!(error instanceof SaveError)) {
        throw new SaveError('no-answer', wasOffline && isOffline() ? NOT_SENT : NO_ANSWER);
      }
      note(error);
      const mayBeErased = error.code === 'permission-denied';
      if (mayBeErased && (await wasErased(id, documentUrl, signal, token))) {
        throw new SaveError(ERASED, REFUSED);
      }
      throw error;
    }
  }

  return {
    async add(kind, id, record) {
      const abort = new AbortController();
      let known: Failure = NOT_SENT;
      try {
        const body = commitBody(settings, kind, id, record);
        const url = documentAddress(settings, options.origin, kind, id);
        const sending = send(id, body, url, abort.signal, (failure) => (known = failure));
        // App Check is part of what is limited: where reCAPTCHA is blocked, its token may never come.
        await withTimeout(sendLimitMs, sending, () => new SaveError('timeout', known));
      } catch (error) {
        abort.abort();
        throw toSaveError(error);
      }
    },
  };
}
