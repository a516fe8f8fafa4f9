import { createHash } from 'node:crypto';
import { INDIA } from '@site/order-model/india';

/** A mail as the inbox shows it. */
export interface InboxMail {
  subject: string;
  to: readonly string[];
  date: Date;
  text: string;
}

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 45rem; margin: 0 auto; padding: 1rem; }
article { border-top: 1px solid; padding-block: 1rem; }
h2 { font-size: 1.125rem; margin: 0; }
.text { white-space: pre-wrap; overflow-wrap: anywhere; margin: 0.5rem 0 0; }
`;

/** What a browser may do with the page: show it, with this style. */
export const inboxPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Makes links of addresses, which stand at the end of a line. */
const linked = (text: string) =>
  text
    .split(/(https?:\/\/[^\s"'<>]+$)/m)
    .map(escaped)
    .map((piece, index) => (index % 2 === 0 ? piece : `<a href="${piece}">${piece}</a>`))
    .join('');

/** A mail says everything once in each language. A screen reader has to know which one it reads. */
const paragraphs = (text: string) =>
  text
    .trim()
    .split('\n\n* * *\n\n')
    .map((part) => {
      const language = /\p{Script=Devanagari}/u.test(part) ? 'hi' : 'en';
      return `<p class="text" lang="${language}">${linked(part)}</p>`;
    })
    .join('\n');

const time = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: INDIA,
});

const article = ({ subject, to, date, text }: InboxMail) => `<article>
<h2>${escaped(subject)}</h2>
<p>To ${escaped(to.join(', '))}, <time datetime="${date.toISOString()}">${time.format(date)}</time></p>
${paragraphs(text)}
</article>`;

const WITHOUT_SIGN_IN =
  '<p>Mails with a link for sign-in are shown only at the address that <code>npm start</code> printed.</p>';

/** The page of the local inbox. `hasSignIn` says whether it shows mails that sign somebody in. */
export function inboxPage(
  mails: readonly InboxMail[],
  count: number,
  folder: string,
  hasSignIn: boolean,
): string {
  const shown = count > mails.length ? `The newest ${mails.length} of ${count} mails.` : '';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Inbox (${count})</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Inbox</h1>
<p>Mails that staff would get, newest first. They are files in ${escaped(folder)}; nothing was sent.
<a href="">Reload</a></p>
${hasSignIn ? '' : WITHOUT_SIGN_IN}
${mails.length === 0 ? '<p>No mail yet. Place an order on the site.</p>' : ''}
${shown && `<p>${shown}</p>`}
${mails.map(article).join('\n')}
</main>
</body>
</html>
`;
}
