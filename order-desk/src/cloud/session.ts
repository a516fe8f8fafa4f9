import {
  isSignInWithEmailLink,
  onAuthStateChanged,
  signInWithEmailLink,
  signOut,
  type Auth,
} from 'firebase/auth';
import { SIGN_IN_PATHS } from '@site/order-model/signIn';
import { CloudError, type CloudFailure } from '../model/deskCloud';
import { inTime } from './cloudErrors';

const failures: Readonly<Record<number, CloudFailure>> = { 404: 'missing', 429: 'tooMany' };

async function post(path: string, body: object): Promise<Response> {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new CloudError(failures[answer.status] ?? 'failed');
  return answer;
}

export type Session = ReturnType<typeof openSession>;

/** Sign-in by a link that is sent by e-mail, or by the code that comes with it. What rejects does so with a `CloudError`. */
export const openSession = (auth: Auth) => ({
  /** Has a mail sent, whose link opens the desk on this page. */
  sendLink: async (email: string, page: string): Promise<void> =>
    void (await inTime(post(SIGN_IN_PATHS.mail, { email, page }))),
  /** The link that was pasted, or that stands for a code. Rejects with `missing` for a wrong code. */
  async linkOf(email: string, typed: string): Promise<string> {
    if (isSignInWithEmailLink(auth, typed)) return typed;
    const answer = await inTime(post(SIGN_IN_PATHS.code, { email, code: typed }));
    return ((await answer.json()) as { link: string }).link;
  },
  /** Whether an address is that of a link. */
  isLink: (address: string) => isSignInWithEmailLink(auth, address),
  /** Rejects when the link is used up, too old, or for another e-mail address. */
  signIn: async (email: string, address: string): Promise<void> =>
    void (await inTime(signInWithEmailLink(auth, email, address))),
  signOut: () => signOut(auth),
  /** Tells who is signed in, now and after each change; null when nobody is. A tab that slept may hear of the last one alone. */
  watch: (listener: (uid: string | null) => void) =>
    onAuthStateChanged(auth, (user) => listener(user?.uid ?? null)),
});
