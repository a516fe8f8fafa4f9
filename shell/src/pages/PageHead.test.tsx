import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router';
import { brand } from '@site/contracts/brand';
import { paths } from '@site/contracts/paths';
import { InEnglish } from '../testing/inEnglish';
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
    (element) => element.getAttribute('content') ?? element.getAttribute('href'),
  );

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
