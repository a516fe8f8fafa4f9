import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { act, render } from '@testing-library/react';
import { axe } from 'jest-axe';
import { MemoryRouter } from 'react-router';
import { loadSlick } from '../Carousel/loadSlick';
import { galleryEntries } from './galleryEntries';

const packageFile = join(__dirname, '../../package.json');
const doors: Record<string, string | object> = JSON.parse(
  readFileSync(packageFile, 'utf8'),
).exports;

/** What other packages may take from this one and show: the doors that lead to a component. */
const components = Object.entries(doors).flatMap(([door, file]) =>
  typeof file === 'string' && file.endsWith('.tsx')
    ? [{ name: door.slice(2), folder: join(dirname(packageFile), dirname(file)) }]
    : [],
);

test('there are components to show', () => {
  expect(components.length).toBeGreaterThan(5);
});

test.each(components)('$name has an exhibit, beside it and in the gallery', ({ name, folder }) => {
  expect(readdirSync(folder)).toContainEqual(expect.stringMatching(/\.gallery\.tsx$/));
  expect(galleryEntries.map(({ component }) => component)).toContain(name);
});

test('no exhibit is left of a component that is gone', () => {
  expect(galleryEntries.map(({ component }) => component).sort()).toEqual(
    components.map(({ name }) => name).sort(),
  );
});

const states = galleryEntries.flatMap(({ component, states }) =>
  Object.entries(states).map(([state, show]) => ({ component, state, show })),
);

test.each(states)('$component, $state: nothing to flag for assistive technology', async (it) => {
  const { container } = render(<MemoryRouter>{it.show('exhibit')}</MemoryRouter>);
  // A carousel comes alive when its library has loaded.
  await act(loadSlick);
  expect(await axe(container)).toHaveNoViolations();
});
