import {
  settingsSchema,
  weekdays,
  type NoticeSettings,
  type Weekday,
} from '../telling/settings/settingsSchema';

/** Settings of a company with three levels, two of which keep quiet at night. */
export function testSettings(changes: Partial<NoticeSettings> = {}): NoticeSettings {
  return settingsSchema.parse({
    from: { name: 'Orders', address: 'orders@shop.test' },
    desk: 'https://desk.shop.test',
    region: 'asia-south1',
    holidays: [],
    notice: { to: ['orders@shop.test'], languages: ['en', 'hi'], hours: 'always' },
    escalations: [
      {
        afterMinutes: 30,
        to: ['sales@shop.test'],
        languages: ['en'],
        hours: { days: [...weekdays], from: '09:00', to: '20:00' },
      },
      {
        afterMinutes: 120,
        to: ['owner@shop.test'],
        languages: ['hi'],
        hours: { days: weekdays.slice(0, 6), from: '08:00', to: '21:00' },
      },
    ],
    claim: { lapsesAfterMinutes: 20, everybodyAfterMinutes: 5, hours: 'always' },
    push: { publicKey: null, hours: 'always' },
    rate: { mailsPerHour: 20, digestEveryMinutes: 30 },
    daily: {
      to: ['owner@shop.test'],
      languages: ['en'],
      days: [...weekdays],
      at: '09:15',
      alsoWhenNothingIsOpen: true,
    },
    keepDays: 730,
    ...changes,
  });
}

/** A day of the week four days from now: hours on it neither begin nor end while a test runs, whatever the time of day. */
export const distantDay = (): Weekday => weekdays[(new Date().getDay() + 3) % 7] ?? 'mon';
