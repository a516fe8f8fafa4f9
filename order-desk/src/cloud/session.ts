import {
  isSignInWithEmailLink,
  onAuthStateChanged,
  signInWithEmailLink,
  signOut,
  type Auth,
} from 'firebase/auth';
import { SIGN_IN_PATHS } from '@site/firestore/staff/signIn';
import { CloudError } from '../model/deskCloud';
import { inTime } from './cloudErrors';

/** Sign-in by a link that is sent by e-mail, or by the code that comes with it. */
export interface Session {
  /** Has a mail sent, whose link opens the desk on this page. Rejects with a `CloudError`. */
  sendLink(email: string, page: string): Promise<void>;
  /** The link that was pasted, or that stands for a code. Rejects with a `CloudError`: `missing` for a wrong code. */
  linkOf(email: string, typed: string): Promise<string>;
  /** Whether an address is that of a link. */
  isLink(address: string): boolean;
  /** Signs in with a link. Rejects when it is used up, too old, or for another e-mail address. */
  signIn(email: string, address: string): Promise<void>;
  signOut(): Promise<void>;
  /** Tells whether somebody is signed in, now and after each change. */
  watch(listener: (isSignedIn: boolean) => void): () => void;
}

async function post(path: string, body: object): Promise<Response> {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new CloudError(answer.status === 404 ? 'missing' : 'failed');
  return answer;
}

export function openSession(auth: Auth): Session {
  return {
    sendLink: async (email, page) => void (await inTime(post(SIGN_IN_PATHS.mail, { email, page }))),
    async linkOf(email, typed) {
      if (isSignInWithEmailLink(auth, typed)) return typed;
      const answer = await inTime(post(SIGN_IN_PATHS.code, { email, code: typed }));
      return ((await answer.json()) as { link: string }).link;
    },
    isLink: (address) => isSignInWithEmailLink(auth, address),
    signIn: async (email, address) => {
      await inTime(signInWithEmailLink(auth, email, address));
    },
    signOut: () => signOut(auth),
    watch: (listener) => onAuthStateChanged(auth, (user) => listener(user !== null)),
  };
}
