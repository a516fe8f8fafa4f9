import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { builtApplications, folderOf, root, type ApplicationName } from '@site/tooling/workspace';
import { shortNameOf } from '@site/tooling/applicationShortNames';
import { SHARED_START } from '../styles/sharedClasses';

/** The name of a class, by its CSS Module and what it is called there. */
type NameOf = (file: string, local: string) => string;

/** Where the components stand that all applications share. */
const SHARED = 'shared-ui';

/** Letters and digits of a hash; that two of a few hundred sheets have the same is very unlikely. */
const HASH_LENGTH = 4;

const sourcesOf = (folder: string) => join(root, folder, 'src') + sep;

/** The CSS Modules of a folder, in an order that depends on nothing else. */
const modulesIn = (folder: string): string[] =>
  readdirSync(sourcesOf(folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => sourcesOf(folder) + file)
    .sort();

/** The classes of one of them, in an order that depends on nothing else. */
function classesIn(file: string): string[] {
  const names = readFileSync(file, 'utf8').matchAll(/\.(-?[_a-z][\w-]*)/gi);
  return [...new Set([...names].map(([, name = '']) => name))].sort();
}

/**
 * The first letters of a short name, as many as no other one begins with. A remote that is added later takes more letters if
 * need be, so releases from before still have classes of their own.
 */
export function distinctStart(name: string, names: readonly string[]): string {
  const others = names.filter((it) => it !== name);
  const isDistinct = (length: number) => !others.some((it) => it.startsWith(name.slice(0, length)));
  const lengths = Array.from(name, (_, index) => index + 1);
  return name.slice(0, lengths.find(isDistinct));
}

/**
 * Counts the classes of an application: `s4k`. Names of animations are no classes; they follow the number of their file, and
 * no class has a dash.
 */
function ownNames(name: ApplicationName): NameOf {
  const start = distinctStart(shortNameOf(name), builtApplications.map(shortNameOf));
  const files = modulesIn(folderOf(name));
  const classes = files.flatMap((file) => classesIn(file).map((it) => `${file}:${it}`));
  const numbers = new Map(classes.map((it, index) => [it, index]));
  return (file, local) => {
    const number = numbers.get(`${file}:${local}`);
    if (number !== undefined) return start + number.toString(36);
    return `${start}${files.indexOf(file)}-${local}`;
  };
}

/** How the names of a shared component's classes begin, by its file and what that says. */
export function sharedStart(file: string, sheet: string): string {
  const hash = createHash('sha256').update(`${file} ${sheet}`).digest('hex');
  return `${SHARED_START}${BigInt(`0x${hash}`).toString(36).slice(-HASH_LENGTH)}`;
}

/**
 * Names the classes of shared components by what their sheets say: `_k3f90`. Applications that were built with the same sheet
 * have the same rules, which take next to nothing the second time that they stand in a page; with another one they have others.
 */
function sharedNames(): NameOf {
  const sheets = modulesIn(SHARED).map((file) => {
    const start = sharedStart(relative(sourcesOf(SHARED), file), readFileSync(file, 'utf8'));
    return [file, { start, classes: classesIn(file) }] as const;
  });
  const named = new Map(sheets);
  return (file, local) => {
    const { start, classes } = named.get(file) ?? { start: '', classes: [] };
    const number = classes.indexOf(local);
    return number < 0 ? `${start}-${local}` : start + number.toString(36);
  };
}

/**
 * Names the classes of CSS Modules. A page carries each name in its styles and again in its content, so they are short. Both
 * builds of an application name them alike, or hydration would find others. A build may hold another application's code: the
 * benchmark makes one bundle of all. The names throw for a file from elsewhere.
 */
export function classNames(): NameOf {
  const owners = [
    { folder: SHARED, nameOf: sharedNames() },
    ...builtApplications.map((it) => ({ folder: folderOf(it), nameOf: ownNames(it) })),
  ];
  return (file, local) => {
    const owner = owners.find(({ folder }) => file.startsWith(sourcesOf(folder)));
    if (!owner) throw new Error(`${file} is no CSS Module of an application or of ${SHARED}.`);
    return owner.nameOf(file, local);
  };
}
