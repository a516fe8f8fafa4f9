import { UsageError } from '../../command-line/command';
import { editJson } from '../editJson';
import { appendEntry, insertBefore } from '../insertLine';
import type { Made, Request } from '../recipe';

const SOURCES = 'shared-ui/src';
const ENTRIES = `${SOURCES}/gallery/galleryEntries.ts`;
const PACKAGE = 'shared-ui/package.json';

/** Makes a component that all applications may show: its door, a gallery entry, a first test. */
export function makeComponent({ name, read, isThere }: Request): Made {
  if (!/^[A-Z][A-Za-z0-9]+$/.test(name)) {
    throw new UsageError(`Invalid name "${name}" (expected a component, e.g. Badge).`);
  }
  const folder = `${SOURCES}/${name}`;
  const doors = (JSON.parse(read(PACKAGE)) as { exports: object }).exports;
  const isTaken = [`./${name}`].some((door) => Object.hasOwn(doors, door)) || isThere(folder);
  if (isTaken) throw new UsageError(`There is a component ${name} already.`);
  const entry = name.charAt(0).toLowerCase() + name.slice(1);
  const withImport = insertBefore(
    read(ENTRIES),
    'import type { GalleryEntry }',
    `import { ${entry} } from '../${name}/${name}.gallery';`,
  );
  return {
    files: {
      [`${folder}/${name}.tsx`]: `import type { ReactNode } from 'react';
import styles from './${name}.module.css';

export interface ${name}Props {
  children: ReactNode;
}

export function ${name}({ children }: ${name}Props) {
  return <div className={styles.root}>{children}</div>;
}
`,
      [`${folder}/${name}.module.css`]: `.root {
  padding: var(--site-space-4);
  border: 1px solid var(--site-line);
  border-radius: var(--site-radius-l);
  background: var(--site-card);
  color: var(--site-ink);
}
`,
      [`${folder}/${name}.gallery.tsx`]: `import type { GalleryEntry } from '../galleryEntry';
import { ${name} } from './${name}';

export const ${entry}: GalleryEntry = {
  component: '${name}',
  purpose: 'Say in one line what it is for.',
  states: {
    short: () => <${name}>A few words</${name}>,
    long: () => <${name}>{'More words than fit into one line of a phone. '.repeat(4)}</${name}>,
  },
};
`,
      [`${folder}/${name}.test.tsx`]: `import { render, screen } from '@testing-library/react';
import { ${name} } from './${name}';

test('shows what it is given', () => {
  render(<${name}>A few words</${name}>);
  expect(screen.getByText('A few words')).toBeVisible();
});
`,
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
