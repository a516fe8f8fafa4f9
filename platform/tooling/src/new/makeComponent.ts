import { UsageError } from '../command-line/command';
import { editJson } from './editJson';
import { fillTemplate } from './fillTemplate';
import { appendEntry, insertBefore } from './insertLine';
import { isThere, read, type Made } from './recipe';

const SOURCES = 'shared-ui/src';
const ENTRIES = `${SOURCES}/gallery/galleryEntries.ts`;
const PACKAGE = 'shared-ui/package.json';

/** Makes a component that all applications may show: its door, a gallery entry, a first test. */
export function makeComponent(name: string): Made {
  if (!/^[A-Z][A-Za-z0-9]+$/.test(name)) {
    throw new UsageError(`Invalid name "${name}" (expected a component, e.g. Badge).`);
  }
  const folder = `${SOURCES}/${name}`;
  const doors = (JSON.parse(read(PACKAGE)) as { exports: object }).exports;
  if (Object.hasOwn(doors, `./${name}`) || isThere(folder))
    throw new UsageError(`There is a component ${name} already.`);
  const entry = name.charAt(0).toLowerCase() + name.slice(1);
  const withImport = insertBefore(
    read(ENTRIES),
    'import type { GalleryEntry }',
    `import { ${entry} } from '../${name}/${name}.gallery';`,
  );
  return {
    created: fillTemplate('component', folder, { name, entry }),
    edited: {
      [PACKAGE]: editJson(read(PACKAGE), [['exports', `./${name}`], `./src/${name}/${name}.tsx`]),
      [ENTRIES]: appendEntry(withImport, 'GalleryEntry[] = [', '];', entry),
    },
    remains: [
      `Say in ${folder}/${name}.gallery.tsx what it is for, and show every state that it can have.`,
      'Look at it: npm run dev -- gallery. By keyboard, at 320 px, light and dark, with text at 300 %.',
      'Use it from at least two applications; one alone keeps it among its own files.',
      'More: docs/recipes/component.md.',
    ],
  };
}
