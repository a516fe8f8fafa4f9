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

/** What one visitor does. */
export interface VisitorPlan {
  id: string;
  name: string;
  arrivesAt: number;
  /** The browser sends the order this often at once. */
  copies: number;
}

const MAIL_TROUBLES = ['down', 'defer', 'hang', 'loseAnswer', 'hangUp', 'silent'] as const;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Draws who does what when. The same plan gives the same draw. */
export function drawRun({ seed, orders, arrivalMs, kills }: RunPlan) {
  const random = randomOf(seed);
  const visitors = Array.from({ length: orders }, (_, number): VisitorPlan => ({
    id: Array.from({ length: 20 }, () => LETTERS[random.below(LETTERS.length)]).join(''),
    name: `Visitor ${LETTERS[number % 26]}${LETTERS[26 + (Math.floor(number / 26) % 26)]}`,
    arrivesAt: random.below(arrivalMs),
    copies: random.is(0.2) ? 2 : 1,
  }));
  const first = random.below(MAIL_TROUBLES.length);
  const troubles = [...MAIL_TROUBLES.slice(first), ...MAIL_TROUBLES.slice(0, first)];
  const length = arrivalMs / troubles.length;
  return {
    visitors,
    /** Each kind of trouble once, with times without trouble in between. */
    mail: troubles.map((kind, at) => {
      const from = at * length + random.below(length / 3);
      return { kind, from, to: from + length / 2 };
    }),
    kills: Array.from({ length: kills }, (_, at) =>
      Math.floor(((at + 0.3 + random.below(60) / 100) * arrivalMs) / kills),
    ),
  };
}
