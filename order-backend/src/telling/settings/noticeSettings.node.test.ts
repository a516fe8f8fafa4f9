import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '@site/tooling/workspace';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { placeholderAddresses, readNoticeSettings, SETTINGS_FILE } from './noticeSettings';
import { testSettings } from '../../testing/testSettings';

const newFolder = temporaryFolders();

/** Reads the settings of this site with one text in them changed. */
async function readChanged(found: string | RegExp, instead: string) {
  const file = join(await newFolder(), 'settings.json');
  const text = await readFile(join(root, SETTINGS_FILE), 'utf8');
  const changed = text.replace(found, instead);
  expect(changed).not.toBe(text);
  await writeFile(file, changed);
  return readNoticeSettings(file);
}

test('the settings of this site are right', async () => {
  await expect(readNoticeSettings()).resolves.toMatchObject({ region: 'asia-south1' });
});

test.each([
  ['"orders@cirvena.example"],', '"orders"],', /:6: notice\.to\[0\]: Write an e-mail address/],
  ['"hours": "always"', '"hours": "never"', /notice\.hours: Write "always", or a group/],
  ['"to": "20:00"', '"to": "07:00"', /escalations\[0\]\.hours.*later than "from"/],
  ['"afterMinutes": 30', '"afterMinutes": 0', /afterMinutes: Write the minutes as a whole number/],
  ['"afterMinutes"', '"afterMinute"', /afterMinute: Unknown field. Did you mean “afterMinutes”\?/],
  ['"en", "hi"', '"de"', /languages\[0\]: Write a list of languages: en, hi\./],
  ['desk.cirvena.example"', 'desk.cirvena.example/"', /desk: Write scheme and host of the desk/],
  ['Cirvena orders', 'Cirvena\\r\\nBcc: x', /from\.name: Write the name/],
  ['"2027-01-26"', '"26.1.2027"', /holidays\[0\]: Write the date of a holiday/],
  ['["mon", "tue", "wed", "thu", "fri", "sat"]', '["holiday"]', /days: Write a list of days/],
  ['"lapsesAfterMinutes": 20', '"lapsesAfterMinutes": 0', /claim\.lapsesAfterMinutes: Write the/],
  ['"keepDays": 730', '"keepDays": 1', /keepDays: Write the days/],
])('%s to %s is refused with its line', async (found, instead, message) => {
  await expect(readChanged(found, instead)).rejects.toThrow(message);
  await expect(readChanged(found, instead)).rejects.toThrow(/^order-backend\/settings\.json:\d+: /);
});

test('settings of an earlier release are read', async () => {
  const { holidays, claim } = await readChanged(/  "holidays".*\n|  "claim": [^]*?\n  },\n/g, '');
  expect(holidays).toEqual([]);
  expect(claim).toMatchObject({ lapsesAfterMinutes: 20, everybodyAfterMinutes: 5 });
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
