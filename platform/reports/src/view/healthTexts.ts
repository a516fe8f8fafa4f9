import type { FailureReason, RemoteOutcome, WebVital } from '@site/contracts/visitReport';
import type { StaffLanguage } from '@site/contracts/languages';
import type { WatchedMeasure } from '../watch/judgeRelease';

/** The words of the report about the site's health. `{…}` stands for what is put in. */
export interface HealthTexts {
  title: string;
  period: string;
  nothing: string;
  watch: string;
  nothingNew: string;
  verdicts: Record<'worse' | 'alike' | 'few', string>;
  measures: Record<WatchedMeasure, string>;
  releases: string;
  vitals: string;
  vitalsNote: string;
  slow: string;
  errors: string;
  violations: string;
  columns: Record<
    | 'application'
    | 'release'
    | 'since'
    | 'visits'
    | 'failed'
    | 'why'
    | 'arrival'
    | 'region'
    | 'count'
    | 'p75'
    | 'error'
    | 'where'
    | 'what',
    string
  >;
  outcomes: Record<RemoteOutcome, string>;
  reasons: Record<FailureReason, string>;
  vitalNames: Record<WebVital, string>;
  started: string;
  other: string;
}

const vitalNames = { lcp: 'LCP', inp: 'INP', cls: 'CLS', fcp: 'FCP', ttfb: 'TTFB' };

const en: HealthTexts = {
  title: 'Health of {site}',
  period: 'Visits from {from} to {to} (UTC), as pages and browsers reported them.',
  nothing: 'No visit is reported yet.',
  watch: 'New releases',
  nothingNew: 'No release is new since the deployment before.',
  verdicts: {
    worse:
      '{application} {now} does worse than {before}: {measure} in {shareNow} of {visitsNow} visits, before in {shareBefore} of {visitsBefore}.',
    alike:
      '{application} {now} does not do worse than {before} so far: {measure} in {shareNow} of {visitsNow} visits, before in {shareBefore} of {visitsBefore}.',
    few: '{application} {now} cannot be compared yet: {before} has {visitsBefore} visits ({measure}).',
  },
  measures: { failed: 'something failed', poor: 'a web vital was poor' },
  releases: 'Releases',
  vitals: 'Web vitals',
  vitalsNote: 'Median / 75th / 95th percentile of visits; durations in ms.',
  slow: 'Slow interactions',
  errors: 'Errors that nothing caught',
  violations: 'What browsers refused',
  columns: {
    application: 'application',
    release: 'release',
    since: 'since (UTC)',
    visits: 'visits',
    failed: 'failed',
    why: 'why',
    arrival: 'arrived after',
    region: 'region',
    count: 'count',
    p75: '75th percentile',
    error: 'error',
    where: 'where',
    what: 'what',
  },
  outcomes: { ok: 'arrived', retried: 'retried', fallback: 'fell back' },
  reasons: {
    refused: 'not delivered',
    timeout: 'too slow',
    threw: 'threw',
    missing: 'missing',
  },
  vitalNames,
  started: 'did not start',
  other: 'unknown',
};

const hi: HealthTexts = {
  title: '{site} की स्थिति',
  period: '{from} से {to} (UTC) तक की विज़िट, जैसा पेजों और ब्राउज़रों ने बताया।',
  nothing: 'अभी तक किसी विज़िट की रिपोर्ट नहीं आई।',
  watch: 'नई रिलीज़',
  nothingNew: 'पिछले डिप्लॉयमेंट के बाद कोई रिलीज़ नई नहीं है।',
  verdicts: {
    worse:
      '{application} {now} का हाल {before} से ख़राब है: {measure} – {visitsNow} विज़िट में से {shareNow} में; पहले {visitsBefore} में से {shareBefore} में।',
    alike:
      '{application} {now} का हाल अब तक {before} से ख़राब नहीं है: {measure} – {visitsNow} विज़िट में से {shareNow} में; पहले {visitsBefore} में से {shareBefore} में।',
    few: '{application} {now} की तुलना अभी नहीं हो सकती: {before} की {visitsBefore} विज़िट हैं ({measure})।',
  },
  measures: { failed: 'कुछ विफल हुआ', poor: 'कोई वेब वाइटल ख़राब रहा' },
  releases: 'रिलीज़',
  vitals: 'वेब वाइटल',
  vitalsNote: 'विज़िट की माध्यिका / 75वाँ / 95वाँ पर्सेंटाइल; समय ms में।',
  slow: 'धीमे इंटरैक्शन',
  errors: 'बिना सँभाली त्रुटियाँ',
  violations: 'ब्राउज़रों ने क्या रोका',
  columns: {
    application: 'ऐप्लिकेशन',
    release: 'रिलीज़',
    since: 'कब से (UTC)',
    visits: 'विज़िट',
    failed: 'विफल',
    why: 'कारण',
    arrival: 'आने में समय',
    region: 'क्षेत्र',
    count: 'संख्या',
    p75: '75वाँ पर्सेंटाइल',
    error: 'त्रुटि',
    where: 'कहाँ',
    what: 'क्या',
  },
  outcomes: { ok: 'आया', retried: 'दोबारा कोशिश', fallback: 'विकल्प दिखा' },
  reasons: {
    refused: 'नहीं मिला',
    timeout: 'बहुत धीमा',
    threw: 'कोड में त्रुटि',
    missing: 'मौजूद नहीं',
  },
  vitalNames,
  started: 'शुरू नहीं हुआ',
  other: 'अज्ञात',
};

export const healthTexts: Readonly<Record<StaffLanguage, HealthTexts>> = { en, hi };

/** Puts values into a text. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
