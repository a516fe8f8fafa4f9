import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router';
import { brand } from '@site/contracts/brand';
import { pages, paths } from '@site/contracts/paths';
import { languages, localised } from '@site/contracts/languages';
import { InEnglish } from '../testing/inEnglish';
import { hindi } from '../texts/hi';
import { Texts } from '../texts/useTexts';
import { PageHead } from './PageHead';

const open = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <PageHead title="Title" description="Description." />
      <Link to={paths.buyNow}>Go on</Link>
    </MemoryRouter>,
    { wrapper: InEnglish },
  );
const content = (selector: string) =>
  [...document.head.querySelectorAll(selector)].map(
    (it) => it.getAttribute('content') ?? it.getAttribute('href'),
  );

test.each(pages)('$path has a title, a description, its addresses and a picture', (page) => {
  open(page.path);

  expect(document.title).toBe(`Title | ${brand.company}`);
  expect(content('meta[name=description]')).toEqual(['Description.']);
  expect(content('link[rel=canonical]')).toEqual([brand.origin + page.path]);
  expect(content('meta[property="og:url"]')).toEqual([brand.origin + page.path]);
  expect(content('meta[property="og:title"]')).toEqual(['Title']);
  expect(content('meta[property="og:description"]')).toEqual(['Description.']);
  expect(content('meta[property="og:image"]')).toEqual([`${brand.origin}/og/${page.name}.jpg`]);
  expect(content('meta[name=robots]')).toEqual([]);
  expect(content('link[rel=alternate]')).toEqual(
    [...languages.map((it) => localised(page.path, it)), page.path].map((it) => brand.origin + it),
  );
});

test('navigating replaces the metadata of the previous page', async () => {
  open(paths.home);
  await userEvent.click(screen.getByRole('link'));

  expect(content('link[rel=canonical]')).toEqual([brand.origin + paths.buyNow]);
  expect(content('meta[property="og:image"]')).toEqual([`${brand.origin}/og/buy-now.jpg`]);
});

test('an unknown address is not indexed and has no canonical address', () => {
  open('/no-such-page');

  expect(content('meta[name=robots]')).toEqual(['noindex']);
  expect(content('link[rel=canonical], meta[property]')).toEqual([]);
});

test('a page in Hindi has its own canonical address and lists every language', () => {
  render(
    <MemoryRouter basename="/hi" initialEntries={['/hi/buy-now']}>
      <Texts value={hindi}>
        <PageHead title="Title" description="Description." />
      </Texts>
    </MemoryRouter>,
  );

  expect(content('link[rel=canonical]')).toEqual([`${brand.origin}/hi/buy-now`]);
  expect(content('meta[property="og:url"]')).toEqual([`${brand.origin}/hi/buy-now`]);
  expect(content('link[hreflang=hi]')).toEqual([`${brand.origin}/hi/buy-now`]);
  expect(content('link[hreflang=en], link[hreflang=x-default]')).toEqual([
    `${brand.origin}/buy-now`,
    `${brand.origin}/buy-now`,
  ]);
});
