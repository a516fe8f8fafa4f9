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

/** A mail could not be sent. Its message holds no address. */
export class MailFailed extends Error {
  /** Whether it fails until somebody mends something, such as a password. */
  readonly isLasting: boolean;
  constructor(message: string, isLasting = false) {
    super(message);
    this.isLasting = isLasting;
  }
}

/** The mail server will not take this mail for any of its recipients, now or later. */
export class MailRefused extends MailFailed {}

/** The mail server answers, and does not take this mail for now. It may take one to others. */
export class MailDeferred extends MailFailed {}

export interface Mailer {
  /** Resolves once the mail is another server's to deliver. Rejects with a `MailFailed`: one of the others, or for a server that fails. */
  send(mail: Mail): Promise<void>;
}
