import { INDIA } from '@site/order-model/india';
import { fillPlaceholders } from '@site/shared-ui/fillPlaceholders';
import { products } from '@site/company/products';
import type { StaffLanguage } from '@site/company/languages';
import type { Change } from '../model/enquiry';
import { deskTexts, type DeskTexts } from './deskTexts';

const locales: Readonly<Record<StaffLanguage, string>> = { en: 'en-IN', hi: 'hi-IN' };
const formats = new Map<string, Intl.DateTimeFormat>();

/** One for all rows of a list: making one takes longer than using it a hundred times. */
function formatOf(language: StaffLanguage, options: Intl.DateTimeFormatOptions) {
  const key = `${language} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locales[language], options);
  formats.set(key, format);
  return format;
}

/** A moment as people of the company read it: in the time of India, wherever the device is. */
export const formatMoment = (ms: number, language: StaffLanguage): string =>
  formatOf(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: INDIA,
  }).format(ms);

const RECENT = {
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: INDIA,
} as const;

/** The same without the year, where room is short. */
export const formatRecent = (ms: number, language: StaffLanguage): string =>
  formatOf(language, RECENT).format(ms);

/** When a call is promised, or was: with its weekday, as nobody may be there on a Sunday. */
export const formatAhead = (ms: number, language: StaffLanguage): string =>
  formatOf(language, { ...RECENT, weekday: 'short' }).format(ms);

const agoFormats: Readonly<Record<StaffLanguage, Intl.RelativeTimeFormat>> = {
  en: new Intl.RelativeTimeFormat(locales.en, { style: 'short' }),
  // Its short style writes मि॰ for minutes, which nobody says.
  hi: new Intl.RelativeTimeFormat(locales.hi, { style: 'long' }),
};

/** How long ago a moment was, such as `40 min. ago`: in minutes, from two hours on in hours, from two days on in days. */
export function formatAgo(ms: number, now: number, language: StaffLanguage): string {
  const minutes = Math.max(1, Math.round((now - ms) / 60_000));
  const format = agoFormats[language];
  if (minutes < 120) return format.format(-minutes, 'minute');
  const hours = Math.round(minutes / 60);
  return hours < 48 ? format.format(-hours, 'hour') : format.format(-Math.round(hours / 24), 'day');
}

export const formatDay = (day: string, language: StaffLanguage): string =>
  formatOf(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

/** What somebody said of a call, such as `Done: Ordered`. */
export function formatAnswer(answer: Change, language: StaffLanguage): string {
  const { status, outcome, callBackAt } = answer;
  const { statuses, outcomes, list } = deskTexts[language];
  const ended = [status && statuses[status], outcome && outcomes[outcome]];
  const time = callBackAt !== undefined && formatAhead(callBackAt, language);
  return [
    ended.filter((part) => part !== undefined).join(': '),
    time && fillPlaceholders(list.callBackAt, { time }),
  ]
    .filter(Boolean)
    .join(', ');
}

/** What a product is called, by its `orderValue`. One that is sold no more keeps that. */
export const productName = (product: string): string =>
  products.find(({ orderValue }) => orderValue === product)?.name ?? product;

/** The products of today, and what else was found, by their `orderValue`: none that is sold no more is left out. */
export const withSoldToday = (found: readonly string[]): readonly string[] => [
  ...new Set([...products.map(({ orderValue }) => orderValue), ...found]),
];

const plurals = new Map<StaffLanguage, Intl.PluralRules>();

/** A number of packs, such as `2 packs`. */
export function formatPacks(count: number, language: StaffLanguage): string {
  const rules = plurals.get(language) ?? new Intl.PluralRules(locales[language]);
  plurals.set(language, rules);
  const { packs } = deskTexts[language];
  return fillPlaceholders(rules.select(count) === 'one' ? packs.one : packs.other, { count });
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long something has lasted, in its largest whole unit: `2 h`. At least a minute. */
export function formatAge(ms: number, { age }: DeskTexts): string {
  if (ms >= 2 * DAY_MS) return fillPlaceholders(age.days, { count: Math.floor(ms / DAY_MS) });
  if (ms >= HOUR_MS) return fillPlaceholders(age.hours, { count: Math.floor(ms / HOUR_MS) });
  return fillPlaceholders(age.minutes, { count: Math.max(1, Math.floor(ms / MINUTE_MS)) });
}
