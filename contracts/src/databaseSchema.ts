import { z } from 'zod';
import type { FirebaseSettings } from './database';

const given = (what: string) => z.string(`Give ${what}.`).trim().min(1, `Give ${what}.`);

export const databaseSchema: z.ZodType<FirebaseSettings> = z.strictObject({
  projectId: given('the id of the Firebase project').regex(
    /^[a-z][a-z0-9-]{3,28}[a-z0-9]$/,
    'A project id has 5 to 30 small letters, digits and hyphens, and begins with a letter.',
  ),
  apiKey: given('the web API key of the project'),
  appId: given('the id of the web app'),
  appCheck: z
    .strictObject({
      provider: z.enum(['recaptcha-v3', 'recaptcha-enterprise'], {
        error: 'Write recaptcha-v3 or recaptcha-enterprise.',
      }),
      siteKey: given('the site key of reCAPTCHA'),
    })
    .exactOptional(),
});
