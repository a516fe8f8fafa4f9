import type { StaffLanguage } from '@site/contracts/languages';

const locales: Readonly<Record<StaffLanguage, string>> = { en: 'en-IN', hi: 'hi-IN' };

/** A moment as people of the company read it: in the time of India, wherever the device is. */
export const formatMoment = (ms: number, language: StaffLanguage): string =>
  new Intl.DateTimeFormat(locales[language], {
    ...{ dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' },
  }).format(ms);

export const formatDay = (day: string, language: StaffLanguage): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
