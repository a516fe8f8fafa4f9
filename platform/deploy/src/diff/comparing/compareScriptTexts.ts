import { parse } from 'acorn';
import type { PageContent, TextItem } from '../pages/pageContent';
import { plainName, withoutReleases } from '../pages/withoutReleases';
import type { ComparedSite } from '../sites/comparedSite';
import { compareLists, sharedWords } from './compareLists';
import { headingOfChange } from './headingOf';
import type { RegionChange } from './regionChange';

/** What people read has words, or begins with a capital letter; keys, addresses and names of classes do not. */
const READABLE = /\p{L}[.,:]? [\p{L}\d{]|\p{Script=Devanagari}|^\p{Lu}\p{Ll}{2,}[.!?…]?$/u;
const CLASSES = /^(_\S+ ?)+$/;

/** The texts in a value: texts of a large content file are one text of JSON in a script. */
function leavesOf(value: unknown): string[] {
  if (typeof value === 'string') return /^[{[]/.test(value) ? leavesOf(parsed(value)) : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The texts that stand in a script. */
export function textsOfScript(script: string): string[] {
  const texts: unknown[] = [];
  parse(script, {
    ecmaVersion: 'latest',
    sourceType: 'module',
    onToken: (token) => {
      if (!['string', 'template'].includes(token.type.label)) return;
      // Its types leave the value out.
      texts.push((token as unknown as { value: unknown }).value);
    },
  });
  const plain = texts
    .flatMap(leavesOf)
    .map((it) => withoutReleases(it).replace(/\s+/g, ' ').trim());
  return [...new Set(plain)].filter((it) => READABLE.test(it) && !CLASSES.test(it));
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a text, with something in the place of `{count}` and the like, stands on one of the pages. */
function isOnPage(text: string, pages: string): boolean {
  return new RegExp(
    text
      .split(/\{\w+\}/)
      .map(escaped)
      .join('.*'),
  ).test(pages);
}

type Files = ReadonlyMap<string, string>;

const filesOf = (pages: readonly PageContent[]): Files =>
  new Map(pages.flatMap(({ scriptFiles }) => [...scriptFiles]));

/** The texts of the scripts that the other side does not have, those aside that stand on a page. */
async function textsIn(
  site: ComparedSite,
  pages: readonly PageContent[],
  others: Files,
): Promise<TextItem[]> {
  const known = new Set(others.values());
  const read = pages.flatMap(({ texts }) => texts.map(({ text }) => text)).join('\n');
  const items = new Map<string, TextItem>();
  for (const [address, hash] of filesOf(pages)) {
    const script = known.has(hash) ? undefined : await site.file(address);
    const owner = plainName(address).split('/')[0] ?? 'shell';
    for (const text of script ? textsOfScript(String(script)) : []) {
      items.set(`${owner} ${text}`, { text, owner, section: undefined });
    }
  }
  return [...items.values()].filter(({ text }) => !isOnPage(text, read));
}

/** Texts that no page holds as it arrives, such as what a form answers. Scripts hold them alone. */
export async function compareScriptTexts(
  [before, after]: readonly [ComparedSite, ComparedSite],
  [one, other]: readonly [readonly PageContent[], readonly PageContent[]],
): Promise<RegionChange[]> {
  const [was, is] = [
    await textsIn(before, one, filesOf(other)),
    await textsIn(after, other, filesOf(one)),
  ];
  const keyOf = ({ owner, text }: TextItem) => `${owner} ${text}`;
  const [keys, otherKeys] = [new Set(was.map(keyOf)), new Set(is.map(keyOf))];
  // A script that was built anew has its texts in another order.
  const gone = was.filter((it) => !otherKeys.has(keyOf(it)));
  const added = is.filter((it) => !keys.has(keyOf(it)));
  return compareLists(gone, added, keyOf, (a, b) =>
    a.owner === b.owner ? 0.01 + sharedWords(a.text, b.text) : 0,
  ).map((it) => ({
    heading: headingOfChange(it.before, it.after),
    what: 'in scripts',
    ...(it.before && { before: it.before.text }),
    ...(it.after && { after: it.after.text }),
    region: (it.after ?? it.before)?.owner ?? 'shell',
  }));
}
