/** A mail as staff get it: plain text, the same each time it is sent. */
export interface Mail {
  /** Its Message-ID without the domain. The same for every attempt, so that mail programs show a repeated mail once. */
  name: string;
  /** The name of the mail that this one follows on. */
  follows?: string;
  date: Date;
  to: readonly string[];
  subject: string;
  text: string;
}

/** The mail server will not take this mail for any of its recipients, now or later. */
export class MailRefused extends Error {}

/** The mail server answers, and does not take this mail for now. It may take one to others. */
export class MailDeferred extends Error {}

export interface Mailer {
  /** Resolves once the mail is another server's to deliver. Rejects with `MailRefused`, `MailDeferred`, or for a server that fails. */
  send(mail: Mail): Promise<void>;
}
