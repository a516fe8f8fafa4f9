import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { builtApplications, root } from '@site/tooling/workspace';
import { sourceFolder, type BundleName } from './bundleName';

/** The name of a class, by its CSS Module and what it is called there. */
type NameOf = (file: string, local: string) => string;

/** The CSS Modules of a folder, in an order that depends on nothing else. */
const modulesIn = (folder: string): string[] => {
  const sources = join(root, folder, 'src') + sep;
  return readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => sources + file)
    .sort();
};

/** The classes of one of them, in an order that depends on nothing else. */
function classesIn(file: string): string[] {
  const names = readFileSync(file, 'utf8').matchAll(/\.(-?[_a-z][\w-]*)/gi);
  return [...new Set([...names].map(([, name = '']) => name))].sort();
}

/**
 * The first letters of an application's name, as many as no other one begins with. A remote that is added later takes more letters if
 * need be, so releases from before still have classes of their own.
 */
export function distinctStart(name: string, names: readonly string[]): string {
  const others = names.filter((other) => other !== name);
  const isDistinct = (length: number) =>
    !others.some((other) => other.startsWith(name.slice(0, length)));
  const lengths = Array.from(name, (_, index) => index + 1);
  return name.slice(0, lengths.find(isDistinct));
}

/**
 * Counts the classes of an application, those of shared components among them: `s4k`. A page carries each name in its styles and
 * again in its content: hashes would take 5 % of it. Both builds of an application name them alike, or hydration would find
 * others. Names of animations follow the number of their file, and no class has a dash.
 */
export function classNames(name: BundleName): NameOf {
  const start = distinctStart(name, builtApplications);
  const files = ['shared-ui', sourceFolder(name)].flatMap(modulesIn);
  const classes = files.flatMap((file) => classesIn(file).map((local) => `${file}:${local}`));
  const numbers = new Map(classes.map((key, index) => [key, index]));
  return (file, local) => {
    const number = numbers.get(`${file}:${local}`);
    if (number !== undefined) return start + number.toString(36);
    return `${start}${files.indexOf(file)}-${local}`;
  };
}
