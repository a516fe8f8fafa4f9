/** What stands in the body of an answer that does not come from the store. */
export const bodies = [
  'commit',
  '{}',
  '[]',
  'null',
  '"ok"',
  'error',
  'no results',
  'HTML',
  'empty',
  'cut',
] as const;
export type Body = (typeof bodies)[number];

/** The classes of statuses that a proxy, a sign-in page or a failing store answers with. */
export const statuses = [
  200, 201, 202, 204, 302, 400, 401, 403, 404, 409, 429, 500, 502, 503, 504,
] as const;

/** Where in the exchange: the store never sees the send, sees it unheard, or has committed it. */
export const places = ['before', 'during', 'after'] as const;
export type Place = (typeof places)[number];

/** A fault in one exchange with the store. */
export type ExchangeFault =
  | { where: Place; what: 'answer'; status: number; body: Body; isLate: boolean }
  | { where: Place; what: 'closed' }
  /** The browser sends the request again by itself, over another connection, and that one works. */
  | { where: Place; what: 'closed once' }
  | { where: Place; what: 'silent' }
  /** The store receives the send when the page has long given it up. */
  | { where: 'during'; what: 'delayed' }
  | { where: 'during'; what: 'repeated' };

/** What else goes wrong, or what the visitor does, around a send. */
export const troubles = [
  'clock 4 days forward',
  'clock 4 days back',
  'clock 1 hour forward',
  'closed for 4 days',
  'refused for 4 days',
  'storage slow',
  'storage full',
  'storage refused',
  'storage blocked by another tab',
  'reload',
  'tab closed',
  'tab killed',
  'browser killed',
  'second tab',
  'double click',
  'scripts late',
  'offline',
  'store killed',
  'disk of the store full',
  'release replaced',
  'script of the forms missing',
  'script of the store missing',
  'script of the notice missing',
  'script of the shell missing',
  'script of the shell missing once',
] as const;
export type Trouble = (typeof troubles)[number];

export const moments = ['before', 'while', 'after'] as const;
/** When trouble comes: before _Place Order_, while the enquiry is being sent, or after the page has said how it is. */
export type Moment = (typeof moments)[number];

/** What the visitor does when the page warns that nothing was saved. */
export const answersToWarning = [
  'again',
  'corrected',
  'reload, then corrected',
  'gives up',
] as const;
/** What the visitor does about an enquiry that waits. */
export const answersToWaiting = [
  'waits',
  'sends now',
  'reloads',
  'comes back',
  'discards',
] as const;

/** One enquiry, with all that is in its way. */
export interface Round {
  /** The enquiry's number in the visit; it stays when a shorter sequence leaves other rounds out. */
  readonly number: number;
  /** The first send meets the first fault, the next send the next. */
  readonly exchange: readonly ExchangeFault[];
  readonly trouble?: { readonly what: Trouble; readonly when: Moment };
  readonly afterWarning: (typeof answersToWarning)[number];
  readonly whileWaiting: (typeof answersToWaiting)[number];
}

/** What one device does: its enquiries, one after another. Plain data, drawn before anything is run. */
export interface Visit {
  readonly number: number;
  readonly rounds: readonly Round[];
}
