import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { applicationNames, folderOf, root, type ApplicationName } from '@site/tooling/workspace';
import { shortNameOf } from '@site/tooling/applicationShortNames';

/** Where the CSS Modules of an application stand: its own, and those of the components that all applications share. */
const foldersOf = (name: ApplicationName) => [folderOf(name), 'shared-ui'];

function moduleFiles(name: ApplicationName): string[] {
  return foldersOf(name)
    .flatMap((folder) => {
      const files = readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' });
      return files
        .filter((file) => file.endsWith('.module.css'))
        .map((file) => join(root, folder, 'src', file));
    })
    .sort();
}

/** The classes of a sheet, in an order that depends on nothing else. */
const classesIn = (sheet: string) =>
  [...new Set([...sheet.matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name = '']) => name))].sort();

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
 * Names the classes of an application's CSS Modules: `s4-a`, by the application and the places of file and class. A page
 * carries each name in its styles and again in its content, so they are short. Both builds of an application name them alike,
 * or hydration would find others; the application's letters keep two copies of a shared component apart.
 */
export function classNamesOf(name: ApplicationName): (file: string, local: string) => string {
  const files = moduleFiles(name);
  const start = distinctStart(shortNameOf(name), applicationNames.map(shortNameOf));
  const classes = new Map<string, string[]>();
  // A build may hold another application's code: the benchmark makes one bundle of all.
  const others = new Map(
    applicationNames
      .filter((it) => it !== name)
      .map((it) => [join(root, folderOf(it), 'src') + sep, it] as const),
  );
  const namesOfOthers = new Map<ApplicationName, (file: string, local: string) => string>();
  const nameInOther = (file: string, local: string) => {
    const owner = [...others].find(([folder]) => file.startsWith(folder))?.[1];
    if (!owner) return undefined;
    const nameOf = namesOfOthers.get(owner) ?? classNamesOf(owner);
    namesOfOthers.set(owner, nameOf);
    return nameOf(file, local);
  };
  return (file: string, local: string): string => {
    const inFiles = files.indexOf(file);
    if (inFiles < 0) {
      const other = nameInOther(file, local);
      if (other) return other;
      throw new Error(`${file} is no CSS Module of ${foldersOf(name).join(' or ')}.`);
    }
    const known = classes.get(file) ?? classesIn(readFileSync(file, 'utf8'));
    classes.set(file, known);
    const inClasses = known.indexOf(local);
    // Names of animations are no classes.
    const inFile = inClasses < 0 ? local : inClasses.toString(36);
    return `${start}${inFiles}-${inFile}`;
  };
}
