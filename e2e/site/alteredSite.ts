import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PINS_ADDRESS } from '@site/contracts/publishedRelease';
import { siteFolder } from '@site/tooling/workspace';

/** What is done to a built file: takes its text and gives the altered one. */
export type Alteration = (text: string) => string;

const hashOf = (bytes: Buffer) => `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

/**
 * Copies the built site and alters the files whose path matches. With `isReleased` the pages get the new hashes, as if the
 * release had been made that way; without it the pages keep the old ones, as after a tampering.
 */
export function alterSite(path: RegExp, alter: Alteration, isReleased: boolean) {
  const folder = mkdtempSync(join(tmpdir(), 'site-altered-'));
  cpSync(realpathSync(siteFolder), folder, { recursive: true });
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const altered = files.filter((file) => path.test(file) && /\.(js|html)$/.test(file));
  if (!altered.length) throw new Error(`The site has no file that matches ${path}.`);
  const hashes = altered.map((file) => {
    const before = readFileSync(join(folder, file));
    const after = Buffer.from(alter(before.toString('utf8')));
    if (after.equals(before)) throw new Error(`${file} came out unaltered.`);
    writeFileSync(join(folder, file), after);
    return [hashOf(before), hashOf(after)] as const;
  });
  const rename = (file: string) => {
    const before = readFileSync(join(folder, file));
    const renamed = (text: string, [from, to]: readonly [string, string]) =>
      text.replaceAll(from, to);
    const after = Buffer.from(hashes.reduce(renamed, before.toString('utf8')));
    writeFileSync(join(folder, file), after);
    return [hashOf(before), hashOf(after)] as const;
  };
  if (isReleased) {
    // Pages name some hashes, and the files that name the others.
    const pins = files.filter(
      (file) => `/${file}`.startsWith(PINS_ADDRESS) && /\.js(on)?$/.test(file),
    );
    pins.forEach((file) => hashes.push(rename(file)));
    files.filter((file) => file.endsWith('.html')).forEach(rename);
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
