import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import {
  FORM_ASLEEP,
  FORM_SUBMITTED,
  HELP_ID,
  SCRIPTS_ID,
  START_FAILED,
} from '@site/contracts/boot';
import { PINNED_RELEASES_ID } from '@site/contracts/pinnedReleases';
import { bootHash, bootScript } from './bootScript';

test('the boot script is small enough for every page, and nothing in it ends its element', () => {
  expect(bootScript.length).toBeGreaterThan(1000);
  expect(brotliCompressSync(bootScript).length).toBeLessThanOrEqual(1800);
  expect(bootScript).not.toMatch(/<\/|<!--/);
});

test('its hash is that of the text as it stands in the page', () => {
  expect(bootHash).toBe(`'sha256-${createHash('sha256').update(bootScript).digest('base64')}'`);
});

test.each([HELP_ID, SCRIPTS_ID, START_FAILED, PINNED_RELEASES_ID])(
  'it knows "%s" by the name that the page and the shell use',
  (name) => {
    expect(bootScript).toContain(`"${name}"`);
  },
);

test.each([FORM_ASLEEP, FORM_SUBMITTED])('it knows a form by its "%s"', (attribute) => {
  expect(bootScript).toContain(`dataset.${attribute.slice('data-'.length)}`);
});
