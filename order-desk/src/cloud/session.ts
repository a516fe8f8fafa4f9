import {
  isSignInWithEmailLink,
  onAuthStateChanged,
  sendSignInLinkToEmail,
  signInWithEmailLink,
  signOut,
  type Auth,
} from 'firebase/auth';
import { inTime } from './cloudErrors';

/** Sign-in by e-mail link. */
export interface Session {
  /** Has a link sent, which opens the desk on this page. Rejects with a `CloudError`. */
  sendLink(email: string, page: string): Promise<void>;
  /** Whether an address is that of a link. */
  isLink(address: string): boolean;
  /** Signs in with a link. Rejects when it is used up, too old, or for another e-mail address. */
  signIn(email: string, address: string): Promise<void>;
  signOut(): Promise<void>;
  /** Tells whether somebody is signed in, now and after each change. */
  watch(listener: (isSignedIn: boolean) => void): () => void;
}

export function openSession(auth: Auth): Session {
  return {
    sendLink: (email, url) =>
      inTime(sendSignInLinkToEmail(auth, email, { url, handleCodeInApp: true })),
    isLink: (address) => isSignInWithEmailLink(auth, address),
    signIn: async (email, address) => {
      await inTime(signInWithEmailLink(auth, email, address));
    },
    signOut: () => signOut(auth),
    watch: (listener) => onAuthStateChanged(auth, (user) => listener(user !== null)),
  };
}
