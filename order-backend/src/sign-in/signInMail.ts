import { createHash } from 'node:crypto';
import { staffLanguages } from '@site/company/languages';
import type { Mail } from '../telling/mail/mailer';
import { mailTexts } from '../telling/mail/mailTexts';

/** The mail that signs somebody in: by a link, and by a code for a desk that the link does not open. */
export function signInMail(to: string, link: string, code: string, date: Date): Mail {
  // Not the code itself: the name of the mail's file is made of this.
  const id = createHash('sha256').update(link).digest('hex').slice(0, 20);
  const shown = `${code.slice(0, 4)}-${code.slice(4)}`;
  const texts = staffLanguages.map((language) => mailTexts[language].signIn);
  const parts = texts.map(({ text }) => [text, '', shown, '', link, ''].join('\n'));
  return {
    name: `sign-in-${id}`,
    date,
    to: [to],
    subject: texts.map(({ subject }) => subject).join(' · '),
    text: parts.join('\n* * *\n\n'),
  };
}
