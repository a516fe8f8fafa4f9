import { isOnDuty, type Duty } from './duty';

const india = (time: string) => Date.parse(`2026-11-20T${time}+05:30`);
const night = { quietFrom: '22:00', quietUntil: '07:30' };
const lunch = { quietFrom: '13:00', quietUntil: '14:00' };

test.each<[string, Duty | undefined, string, boolean]>([
  ['has set nothing', undefined, '03:00', true],
  ['is off', { offUntil: india('12:00') }, '11:59', false],
  ['was off', { offUntil: india('12:00') }, '12:00', true],
  ['sleeps', night, '22:00', false],
  ['sleeps after midnight', night, '07:29', false],
  ['is awake', night, '07:30', true],
  ['eats', lunch, '13:30', false],
  ['has eaten', lunch, '14:00', true],
  ['has quiet hours of no length', { quietFrom: '09:00', quietUntil: '09:00' }, '09:00', true],
])('somebody who %s', (_case, duty, time, isOn) => {
  expect(isOnDuty(duty, india(time))).toBe(isOn);
});
