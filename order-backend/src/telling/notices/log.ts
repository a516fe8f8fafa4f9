import { MailFailed, MailRefused } from '../mail/mailer';

/** Takes lines for the person who runs this; they never hold what a visitor sent. On an error an alert rings. */
export type Log = Readonly<Record<'warn' | 'error', (line: string) => void>>;

/** A mail that failed so often may not come by itself. */
const MANY_ATTEMPTS = 3;

/** Says why a mail was not sent. An alert rings only for what somebody must mend: most others arrive with the next attempt. */
export function logFailedMail(log: Log, about: string, failure: Error, attempts: number): void {
  const isLasting = failure instanceof MailFailed && failure.isLasting;
  const level = isLasting || attempts >= MANY_ATTEMPTS ? 'error' : 'warn';
  const isNamedWrong = failure instanceof MailRefused;
  const advice = isNamedWrong ? ' Correct settings.json and deploy the functions.' : '';
  log[level](`${about}: ${failure.message}${advice}`);
}
