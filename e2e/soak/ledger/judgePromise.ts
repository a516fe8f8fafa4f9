import { referenceOf } from '@site/order-model/orderReference';
import {
  accountOf,
  type Ledger,
  type Placement,
  type PromiseName,
  type Said,
  type Violation,
} from './ledger';
import { countOf, type Statement } from './statements';
import { isAsTyped, type StoredEnquiry } from './storedEnquiry';

/** How long an enquiry is tried, in ms of the device's own time. */
const TIME_TO_LIVE = 3 * 24 * 60 * 60_000;

/** How long the store's answer may take to change what the page says, in ms. */
export const GRACE = 300;

/** How long after a send began the page may still say what was so before, in ms. */
const SHOWN_WITHIN = 1000;

/** How long the page waits for the answer to a send, in ms of the device's own time. */
const SEND_LIMIT = 15_000;

/** Addresses carry `%40` for `@`. */
function plain(text: string): string {
  try {
    return `${text} ${decodeURIComponent(text)}`.toLowerCase();
  } catch {
    return text.toLowerCase();
  }
}

/** A moment of a visit, by the clock of the machine and by the device's own time. */
type When = Pick<Said, 'at' | 'elapsed'>;

/** Compares what was said in a visit with what is stored. Takes what is stored of all visits, and what the server wrote. */
export function judgePromise(
  ledger: Ledger,
  allStored: readonly StoredEnquiry[],
  logs: readonly string[] = [],
): Violation[] {
  const { enquiries, placements, said, rests, storageFaults, ended, exchanges } = ledger;
  const emails = enquiries.map(({ email }) => email);
  const stored = allStored.filter(({ email }) => emails.includes(email));
  const violations: Violation[] = [];
  const number = (email: string) => emails.indexOf(email) + 1;
  const violate = (promise: PromiseName, seen: string) => {
    if (!violations.some((it) => it.promise === promise)) violations.push({ promise, seen });
  };
  const copies = (email: string) => stored.filter((it) => it.email === email);
  const storedBy = (at: number) => stored.filter(({ receivedAt }) => receivedAt <= at);
  const saidBy = (at: number) => said.filter((it) => it.at <= at);
  const placementsOf = (email: string) => placements.filter((it) => it.email === email);
  const isUnderWay = (email: string, { at, elapsed }: When) =>
    exchanges.some(
      (it) =>
        it.email === email &&
        it.startedAt <= at &&
        elapsed - it.elapsed < SEND_LIMIT &&
        // An acknowledgement takes a moment to be shown; a failure is shown as soon as it is known.
        (it.endedAt ?? Infinity) > at - (it.fault ? 0 : GRACE),
    );

  const justChanged = (email: string, at: number) =>
    exchanges.some(({ email: sent, startedAt, endedAt = Infinity }) => {
      if (sent !== email || startedAt > at) return false;
      return endedAt > at ? at - startedAt < SHOWN_WITHIN : at - endedAt < GRACE;
    });

  /** A later page cannot know what was sent while the browser refused to note it. */
  const isUnnoted = (email: string, at: number) =>
    exchanges.some(
      (exchange) =>
        exchange.email === email &&
        storageFaults.some((fault) => fault <= exchange.startedAt && fault <= at),
    );

  /** The enquiries that the page may call not received at a time. */
  function notReceived({ at }: When): number {
    const placed = emails.filter((email) => placementsOf(email).some((it) => it.at <= at));
    return placed.filter(
      (email) =>
        !copies(email).some(({ receivedAt }) => receivedAt <= at) ||
        justChanged(email, at) ||
        isUnnoted(email, at),
    ).length;
  }

  function judgeReceived() {
    for (const { meaning, references, at } of said) {
      const isSuccess = meaning === 'confirmed' || meaning === 'reached us later';
      for (const reference of isSuccess ? references : []) {
        const found = storedBy(at).find((it) => it.reference === reference);
        if (!found)
          violate('received', `the page shows the reference ${reference}; it is not stored`);
        else if (!placementsOf(found.email).some(({ entries }) => isAsTyped(found, entries)))
          violate('received', `what is stored under ${reference} is not what was typed`);
      }
      if (meaning !== 'received') continue;
      const toasts = countOf(saidBy(at), 'received');
      const there = storedBy(at).length;
      if (toasts > there)
        violate(
          'received',
          `"Order Received Successfully" was said ${toasts} times; ${there} are stored`,
        );
    }
  }

  function judgeWaiting() {
    const check = ({ claim, count, references }: Statement, when: When) => {
      if (claim === 'has not reached us') {
        const possible = notReceived(when);
        if (count > possible)
          violate(
            'has not reached us',
            `${count} are said not to have reached us; that is so for ${possible}`,
          );
      }
      const foreign = references.filter(
        (it) => claim && !exchanges.some(({ id }) => referenceOf(id) === it),
      );
      // The page notes that an enquiry may reach us before it sends it, and its request may never leave the device.
      const unsent = emails.filter((email) => !exchanges.some((it) => it.email === email)).length;
      if (foreign.length > unsent)
        violate(
          'may have reached us',
          `the reference ${foreign[0]} belongs to nothing that was sent`,
        );
    };
    said.forEach((it) => check(it, it));
    for (const rest of rests) {
      rest.statements.forEach((it) => check(it, rest));
      const waiting = countOf(rest.statements, 'waiting');
      if (rest.kept !== undefined && waiting > rest.kept)
        violate('waiting', `${waiting} are said to wait on this device; it keeps ${rest.kept}`);
    }
  }

  function judgeEnds() {
    for (const it of said) {
      const { meaning, at, elapsed, isReachable } = it;
      if (meaning === 'refused' && countOf(saidBy(at), 'refused') > notReceived(it))
        violate('refused', 'it is stored');
      if (meaning !== 'expired') continue;
      // What was said already may come again, when the notice is drawn again.
      const wasTried = exchanges.some(
        (exchange) =>
          exchange.fault && exchange.startedAt <= at && exchange.elapsed >= TIME_TO_LIVE,
      );
      if (isReachable && !wasTried)
        violate('expired', 'the store could be reached, and it was not tried');
      if (elapsed < TIME_TO_LIVE) violate('expired', 'only the clock has jumped by three days');
    }
    for (const it of said.filter(({ meaning }) => meaning === 'discarded')) {
      // The page names those that may have reached us; with as many names as enquiries no other one is meant.
      const isMeant = (id: string) =>
        it.references.length < it.count || it.references.includes(referenceOf(id));
      const sentLater = exchanges.find(
        ({ id, email, startedAt }) =>
          startedAt > it.at + GRACE &&
          isMeant(id) &&
          placementsOf(email).every(({ at }) => at < it.at) &&
          !isUnderWay(email, it),
      );
      if (sentLater) violate('discarded', `enquiry ${number(sentLater.email)} is sent afterwards`);
    }
  }

  function judgeNotSaved() {
    for (const placement of placements) {
      if (!placement.warned) continue;
      const { email, warned } = placement;
      if (!warned.isStillTyped) violate('not saved', 'what was typed is gone from the form');
      const next = placementsOf(email).find((it) => it.at > warned.at);
      if (copies(email).some(({ receivedAt }) => receivedAt < (next?.at ?? Infinity)))
        violate('not saved', `enquiry ${number(email)} is stored`);
    }
  }

  function judgeAnswers() {
    for (const { at, documents, statements } of rests) {
      const { unanswered, taken, spokenOf } = accountOf(ledger, documents, statements, at);
      if (unanswered[0])
        violate('answered', `the page says nothing about enquiry ${number(unanswered[0].email)}`);
      if (taken > spokenOf)
        violate('answered', `the form was cleared of ${taken}; the page speaks of ${spokenOf}`);
    }
  }

  /** No page can keep what the browser never kept when the page ends. */
  const isBeyondHelp = ({ document, isLostWithItsPage }: Placement) =>
    isLostWithItsPage && ended.has(document);

  function judgeStored() {
    for (const email of emails) {
      if (copies(email).length > 1)
        violate('once', `enquiry ${number(email)} is stored ${copies(email).length} times`);
    }
    const taken = placements.filter(({ takenAt }) => takenAt);
    const missing = taken.filter(
      (it) => !copies(it.email).some((copy) => isAsTyped(copy, it.entries)) && !isBeyondHelp(it),
    );
    const explained = countOf(said, 'refused', 'expired', 'discarded');
    if (missing.length > explained)
      violate(
        'kept',
        `enquiries ${missing.map(({ email }) => number(email)).join(', ')}: not stored, and ${explained} are said to have ended`,
      );
  }

  function judgePrivate() {
    const marks = enquiries.flatMap((enquiry) => enquiry.marks);
    for (const seen of [...ledger.texts, ...logs]) {
      const text = plain(seen);
      if (marks.some((mark) => text.includes(mark)))
        violate('private', `personal data in: ${seen.split(' ', 1)[0]}`);
    }
  }

  judgeReceived();
  judgeWaiting();
  judgeEnds();
  judgeNotSaved();
  judgeAnswers();
  judgeStored();
  judgePrivate();
  if (ledger.unknown[0]) violate('listed', `"${ledger.unknown[0]}"`);
  return violations;
}
