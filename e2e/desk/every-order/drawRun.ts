import { randomOf } from '@site/tooling/seededNumbers';

/** How a run goes. Times are in ms of this machine. */
export interface RunPlan {
  seed: number;
  orders: number;
  /** How many minutes go by in one. */
  speed: number;
  /** How long orders arrive. */
  arrivalMs: number;
  /** How often the server is killed while they do. */
  kills: number;
  /** Minutes until each escalation. */
  escalations: readonly number[];
}

/** What one visitor does, and staff about their order. */
export interface VisitorPlan {
  id: string;
  name: string;
  arrivesAt: number;
  /** The browser sends the order this often at once. */
  copies: number;
  /** Whether staff open it, and what they set then. */
  answer: 'none' | 'seen' | 'called';
}

/** A time with a fault, from `from` to before `to`. */
export interface Trouble<Kind> {
  kind: Kind;
  from: number;
  to: number;
}

const MAIL_TROUBLES = ['down', 'defer', 'hang', 'loseAnswer', 'hangUp', 'silent'] as const;
export type MailTrouble = (typeof MAIL_TROUBLES)[number];
export type PhoneTrouble = 'down' | 'losesAnswers' | 'restart';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Draws who does what when. The same plan gives the same draw. */
export function drawRun({ seed, orders, arrivalMs, kills }: RunPlan) {
  const random = randomOf(seed);
  const visitors = Array.from({ length: orders }, (_, number): VisitorPlan => ({
    id: Array.from({ length: 20 }, () => LETTERS[random.below(LETTERS.length)]).join(''),
    name: `Visitor ${LETTERS[number % 26]}${LETTERS[26 + (Math.floor(number / 26) % 26)]}`,
    arrivesAt: random.below(arrivalMs),
    copies: random.is(0.2) ? 2 : 1,
    answer: random.pick(['none', 'none', 'seen', 'called']),
  }));
  /** Each kind once, with times without trouble in between. */
  const inTurn = <Kind>(kinds: readonly Kind[]): Trouble<Kind>[] => {
    const length = arrivalMs / kinds.length;
    return kinds.map((kind, at) => {
      const from = at * length + random.below(length / 3);
      return { kind, from, to: from + length / 2 };
    });
  };
  const first = random.below(MAIL_TROUBLES.length);
  const last = visitors.reduce((one, other) => (one.arrivesAt > other.arrivesAt ? one : other));
  return {
    visitors,
    lastArrival: last.arrivesAt,
    mail: inTurn([...MAIL_TROUBLES.slice(first), ...MAIL_TROUBLES.slice(0, first)]),
    phone: inTurn<PhoneTrouble>(['down', 'losesAnswers', 'restart', 'down']),
    kills: Array.from({ length: kills }, (_, at) =>
      Math.floor(((at + 0.3 + random.below(60) / 100) * arrivalMs) / kills),
    ),
  };
}

export type DrawnRun = ReturnType<typeof drawRun>;
