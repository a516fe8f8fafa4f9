import { languages, prefixOf } from '@site/company/languages';
import { RELEASES_ADDRESS } from '@site/contracts/publishedRelease';
import { NOT_FOUND_FILE } from '@site/compose/page/rootFiles';
import { deskAddress } from '@site/order-model/staffCollections';
import { hostingAnswers } from '../hosting/hostingAnswers';
import type { HostingRules } from '../hosting/hostingRules';

/** Something to ask a public address, and what it should answer. */
export interface ExpectedAnswer {
  path: string;
  code: number;
  /** By names in lower case. The host may send others besides. */
  headers: Readonly<Record<string, string>>;
  /** The file whose bytes should arrive; undefined where only code and headers count. */
  file?: string;
}

/** How many files of releases are asked for; pages and what is beside them are asked for always. */
const SAMPLE = 60;

const NOT_FOUND = `/${NOT_FOUND_FILE}`;

/** Addresses that no page has, in each language. A host of one page for missing ones must not show it as a page. */
const NOWHERE = languages.flatMap((it) => [`${prefixOf(it)}/no-such-page`, `${prefixOf(it)}/404`]);

/** A file of a release that is not published: browsers may not keep for a year that it is missing. */
const NO_RELEASE = `${RELEASES_ADDRESS}shell/0.0.0-000000000000/main.js`;

/** An address without a file, as in the mails to staff: the host of a desk has to send its page there. */
const REWRITTEN = deskAddress('', 'CI-0000-0000');

export const pathOf = (file: string) => file.replace(/\/index\.html$/, '') || '/';

/** Every n-th of the paths; which ones they are differs from one fingerprint to the next. */
function sampleOf(paths: readonly string[], seed: string, size: number): string[] {
  const step = Math.max(1, Math.ceil(paths.length / size));
  const start = Number.parseInt(seed.slice(0, 8), 16) % step || 0;
  return paths.filter((_, index) => index % step === start);
}

export interface QuestionOptions {
  /** What the sample depends on: the fingerprint of the site. */
  seed?: string;
  sample?: number;
  ownHeaders?: readonly string[];
}

/**
 * What to ask about a site: each page, each file outside of releases, a missing page, a redirect, an address that one file
 * answers for many, and a sample of release files.
 */
export function expectedAnswersOf(
  rules: HostingRules,
  files: ReadonlyMap<string, unknown>,
  { seed = '', sample = SAMPLE, ownHeaders = [] }: QuestionOptions = {},
): ExpectedAnswer[] {
  const own = new Set(ownHeaders.map((name) => name.toLowerCase()));
  const all = [...files.keys()].sort();
  const answer = hostingAnswers(rules, all);
  const ask = (path: string, file?: string): ExpectedAnswer => {
    const { code, headers: sent } = answer(path);
    const headers = Object.fromEntries(Object.entries(sent).filter(([name]) => !own.has(name)));
    return { path, code, headers, ...(file !== undefined && { file }) };
  };
  const inReleases = all.filter((it) => it.startsWith(RELEASES_ADDRESS));
  const others = all.filter((it) => !it.startsWith(RELEASES_ADDRESS));
  const pages = others.filter((it) => it.endsWith('/index.html'));
  const rewritten = answer(REWRITTEN);
  const further = pages.map(pathOf).find((it) => it !== '/');
  return [
    ...pages.map((file) => ask(pathOf(file), file)),
    ...others.filter((it) => !it.endsWith('.html')).map((file) => ask(file, file)),
    ...(rewritten.code === 200 ? [ask(REWRITTEN, rewritten.file)] : []),
    ...(files.has(NOT_FOUND) ? NOWHERE.map((path) => ask(path, NOT_FOUND)) : []),
    ...(inReleases.length > 0 ? [ask(NO_RELEASE)] : []),
    ...(further === undefined ? [] : [ask(`${further}/`)]),
    ...sampleOf(inReleases, seed, sample).map((file) => ask(file, file)),
  ];
}
