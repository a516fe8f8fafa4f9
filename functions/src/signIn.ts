import { createSignInRequests } from '@site/order-backend/sign-in/signInRequests';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { logger } from 'firebase-functions';
import { onRequest } from 'firebase-functions/https';
import { defineSecret } from 'firebase-functions/params';
import { appOfInstance, mailerOfInstance, mailServer, settings } from './instance';

/** What codes are made of: a random text of 32 characters or more. */
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
    log: logger,
  }));

/** Sends the mail that signs staff in, and gives a link for its code. One instance, which counts how often codes are tried. */
export const signIn = onRequest(
  {
    memory: '512MiB',
    timeoutSeconds: 60,
    // Answers wait, so that they take the same time: many of them at once must not make others wait.
    maxInstances: 1,
    concurrency: 500,
    secrets: [mailServer, codeKey],
    invoker: 'public',
  },
  async (request, response) => {
    const isObject = typeof request.body === 'object' && request.body !== null;
    const { code, body } = await answerOfInstance()({
      path: request.path,
      body: isObject ? (request.body as Record<string, unknown>) : {},
      desk: settings.desk,
      // All of it: its last part alone is one of Hosting's proxies, which members share with strangers. Who forges the rest is
      // limited less, and keeps nobody out.
      place: String(request.headers['x-forwarded-for'] ?? ''),
    });
    response.set('Cache-Control', 'no-store').status(code).json(body);
  },
);
