import { languages } from '@site/contracts/languages';
import { UsageError } from '../../command-line/command';

/** What a language is called in each place. */
export interface LanguageNames {
  /** As in `lang`, `hreflang` and the address: `mr`. */
  code: string;
  /** What it calls itself: `मराठी`. */
  own: string;
  /** Its English name, in names of code: `Marathi`. */
  english: string;
  /** How it is written, as ISO 15924 has it: `Deva`. */
  script: string;
}

const nameIn = (code: string, language: string) =>
  new Intl.DisplayNames([language], { type: 'language', fallback: 'none' }).of(code);

/** Not in the types yet; Node 20 has it as a property. */
type WithDirection = Intl.Locale & { textInfo?: { direction: string } };

/** @throws UsageError for a code that is no language's, one that the site has, and one that its styles cannot show. */
export function languageNames(code: string): LanguageNames {
  const english = /^[a-z]{2,3}$/.test(code) ? nameIn(code, 'en') : undefined;
  const own = english && nameIn(code, code);
  if (!english || !own) {
    throw new UsageError(`Invalid language "${code}" (expected a code of ISO 639, e.g. mr).`);
  }
  if (languages.some((it) => it === code)) {
    throw new UsageError(`The site has ${english} already.`);
  }
  const locale: WithDirection = new Intl.Locale(code).maximize();
  if (locale.textInfo?.direction === 'rtl') {
    throw new UsageError(`${english} is written from right to left, which no page was tried in.`);
  }
  return { code, own, english: english.replace(/[^A-Za-z]/g, ''), script: locale.script ?? '' };
}
