import { createSignInRequests } from '@site/order-backend/sign-in/signInRequests';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { onRequest } from 'firebase-functions/https';
import { defineSecret } from 'firebase-functions/params';
import { appOfInstance, mailerOfInstance, mailServer, settings } from './instance';

/** What codes are made of: any long random text. */
const codeKey = defineSecret('ORDER_DESK_CODES');

/** A link of Firebase's for somebody with the claim of staff. */
export async function makeLink(
  auth: Auth,
  email: string,
  url: string,
): Promise<string | undefined> {
  const user = await auth.getUserByEmail(email).catch((failure: { code?: string }) => {
    if (failure.code === 'auth/user-not-found' || failure.code === 'auth/invalid-email') return;
    throw failure;
  });
  if (!user || user.disabled || user.customClaims?.staff !== true) return undefined;
  return auth.generateSignInWithEmailLink(email, { url, handleCodeInApp: true });
}

let answer: ReturnType<typeof createSignInRequests> | undefined;

/** Made at the first call. */
const answerOfInstance = () =>
  (answer ??= createSignInRequests({
    key: codeKey.value(),
    makeLink: (email, page) => makeLink(getAuth(appOfInstance()), email, page),
    mailer: mailerOfInstance(),
  }));

/** Sends the mail that signs staff in, and gives a link for its code. One instance, which counts how often codes are tried. */
export const signIn = onRequest(
  {
    ...{ region: settings.region, memory: '256MiB', timeoutSeconds: 60 },
    ...{ maxInstances: 1, concurrency: 20, secrets: [mailServer, codeKey], invoker: 'public' },
  },
  async (request, response) => {
    const isObject = typeof request.body === 'object' && request.body !== null;
    const { code, body } = await answerOfInstance()(
      request.path,
      isObject ? (request.body as Record<string, unknown>) : {},
      settings.desk,
    );
    response.set('Cache-Control', 'no-store').status(code).json(body);
  },
);
