import type { StaffLanguage } from '@site/company/languages';
import { INDIA, indiaTime } from '@site/order-model/india';
import { deskAddress } from '@site/order-model/staffCollections';
import type { DeskRecord, DigestName } from '../records/deskRecord';
import type { Found, Mentioned } from '../records/noticeStore';
import { levelsOf } from '../settings/escalationLevels';
import type { NoticeSettings, Recipients } from '../settings/settingsSchema';
import type { Mail } from './mailer';
import { fill, mailTexts, productName, type MailTexts } from './mailTexts';

interface Words {
  subject: string;
  lines: readonly string[];
}

/** Says the same in every language of the recipients, one after the other. */
function inLanguages(
  { to, languages }: Recipients,
  say: (texts: MailTexts, language: StaffLanguage) => Words,
): Pick<Mail, 'to' | 'subject' | 'text'> {
  const all = [...new Set(languages)].map((language) => say(mailTexts[language], language));
  return {
    to,
    subject: all.map(({ subject }) => subject).join(' · '),
    text: `${all.map(({ lines }) => lines.join('\n')).join('\n\n* * *\n\n')}\n`,
  };
}

/** The mail about one enquiry, or about a call-back that is due: the notice, or an escalation. */
export function composeNotice(
  id: string,
  {
    reference,
    product,
    callBackAt,
    claimedBy,
    notices = {},
  }: Mentioned & Partial<Pick<DeskRecord, 'notices' | 'callBackAt' | 'claimedBy'>>,
  level: number,
  date: Date,
  settings: NoticeSettings,
): Mail {
  const recipients = levelsOf(settings)[level];
  if (!recipients) throw new RangeError(`There is no level ${level}.`);
  // With its time: mail programs hide a second mail of the same id, and a record may be made again.
  const nameOf = (mail: number, at: Date) => `${id}.${mail}.${at.getTime().toString(36)}`;
  const before = level > 0 ? notices.level0 : undefined;
  const ordered = productName(product);
  return {
    name: nameOf(level, date),
    ...(before && before.state !== 'digest' && { follows: nameOf(0, before.at) }),
    date,
    ...inLanguages(recipients, (texts) => {
      const { enquiry, footer } = texts;
      const [first, later] = callBackAt
        ? [texts.callBack, texts.callBackEscalation]
        : claimedBy?.uid !== undefined
          ? [texts.lapse, texts.lapseEscalation]
          : [texts.notice, texts.escalation];
      const { subject, text } = level === 0 ? first : later;
      const lines = [
        ...[text, ''],
        `${enquiry.reference}: ${reference}`,
        `${enquiry.ordered}: ${ordered}`,
        `${enquiry.open}: ${deskAddress(settings.desk, reference)}`,
        ...['', footer],
      ];
      return { subject: fill(subject, { reference, ordered }), lines };
    }),
  };
}

const dayFormats: Readonly<Record<StaffLanguage, Intl.DateTimeFormat>> = {
  en: new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: INDIA }),
  hi: new Intl.DateTimeFormat('hi-IN', { dateStyle: 'medium', timeZone: INDIA }),
};

/** Whether the last of the public holidays that somebody has set is over: nobody else says so. */
const hasRunOut = (holidays: readonly string[], now: Date): boolean =>
  holidays.length > 0 && holidays.every((date) => date < indiaTime(now.getTime()).slice(0, 10));

export function composeDigest(
  name: DigestName,
  to: Date,
  found: Found,
  inWork: number,
  settings: NoticeSettings,
  /** What else the daily mail lists. */
  open?: { held: Found; due: Found; phones?: { registered: number; staff: number } | undefined },
): Mail {
  const level = name === 'daily' ? undefined : Number(name.slice('level'.length));
  const recipients = level === undefined ? settings.daily : levelsOf(settings)[level];
  if (!recipients) throw new RangeError(`There is no ${name}.`);
  const { count } = found;
  return {
    name: `digest.${name}.${to.getTime()}`,
    date: to,
    ...inLanguages(recipients, (texts, language) => {
      const { daily, digest, escalationDigest, list, footer } = texts;
      const kind = level === undefined ? daily : level === 0 ? digest : escalationDigest;
      const intro = level === undefined && count === 0 ? daily.nothing : kind.text;
      const listed = (some: Found) => [
        ...some.first.map(
          ({ reference, product, receivedAt }) =>
            `${reference}  ${dayFormats[language].format(receivedAt)}  ${productName(product)}`,
        ),
        ...(some.count > some.first.length
          ? [fill(list.more, { count: some.count - some.first.length })]
          : []),
        ...(some.count > 0 ? [''] : []),
      ];
      const lines = [
        ...[intro, ''],
        ...listed(found),
        ...(open?.held.count ? [daily.held, '', ...listed(open.held)] : []),
        ...(open?.due.count ? [daily.due, '', ...listed(open.due)] : []),
        ...(open?.phones ? [fill(daily.phones, open.phones), ''] : []),
        ...(level === undefined && hasRunOut(settings.holidays, to) ? [daily.noHoliday, ''] : []),
        `${list.open}: ${settings.desk}`,
        ...['', footer],
      ];
      return { subject: fill(kind.subject, { count, inWork }), lines };
    }),
  };
}
