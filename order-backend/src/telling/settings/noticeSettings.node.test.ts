import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { placeholderAddresses, readNoticeSettings } from './noticeSettings';
import { testSettings } from '../../testing/testSettings';

const newFolder = temporaryFolders();

/** Reads settings with one text in them changed: not the company's own, which may say something else tomorrow. */
async function readChanged(found: string | RegExp, instead: string) {
  const file = join(await newFolder(), 'settings.json');
  const text = JSON.stringify(testSettings({ holidays: ['2027-01-26'] }), null, 2);
  const changed = text.replace(found, instead);
  expect(changed).not.toBe(text);
  await writeFile(file, changed);
  return readNoticeSettings(file);
}

test('the settings of this site are right', async () => {
  await expect(readNoticeSettings()).resolves.toMatchObject({ region: expect.any(String) });
});

test.each([
  [/"orders@shop.test"(?=\n\s*\])/, '"orders"', /:13: notice\.to\[0\]: Write an e-mail address/],
  ['"hours": "always"', '"hours": "never"', /notice\.hours: Write "always", or a group/],
  ['"to": "20:00"', '"to": "07:00"', /escalations\[0\]\.hours.*later than "from"/],
  ['"afterMinutes": 30', '"afterMinutes": 0', /afterMinutes: Write the minutes as a whole number/],
  ['"afterMinutes"', '"afterMinute"', /afterMinute: Unknown field. Did you mean “afterMinutes”\?/],
  ['"en"', '"de"', /languages\[0\]: Write a list of languages: en, hi\./],
  ['desk.shop.test"', 'desk.shop.test/"', /desk: Write scheme and host of the desk/],
  ['"Orders"', '"Orders\\r\\nBcc: x"', /from\.name: Write the name/],
  ['"2027-01-26"', '"26.1.2027"', /holidays\[0\]: Write the date of a holiday/],
  [/"days": \[[^\]]*\]/, '"days": ["holiday"]', /days: Write a list of days/],
  ['"lapsesAfterMinutes": 20', '"lapsesAfterMinutes": 0', /claim\.lapsesAfterMinutes: Write the/],
  ['"keepDays": 730', '"keepDays": 1', /keepDays: Write the days/],
])('%s to %s is refused with its line', async (found, instead, message) => {
  await expect(readChanged(found, instead)).rejects.toThrow(message);
  await expect(readChanged(found, instead)).rejects.toThrow(/^order-backend\/settings\.json:\d+: /);
});

test('addresses at which nobody reads are named', () => {
  expect(placeholderAddresses(testSettings())).toEqual([]);
  expect(
    placeholderAddresses(
      testSettings({
        from: { name: 'x', address: 'orders@shop.example' },
        desk: 'https://example.com',
      }),
    ),
  ).toEqual(['orders@shop.example', 'https://example.com']);
});
