import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter, useLocation, useNavigationType } from 'react-router-dom';
import { paths } from '@site/company/paths';
import { productOf } from '@site/company/products';
import { loadPolicy, policyIn, type PolicyTexts } from '../pages/privacy-policy/policyTexts';
import { loadWithin, remoteModule, type LoadingState } from '../remotes/remoteModule';
import { english } from '../texts/en';
import { hindi } from '../texts/hi';
import { Texts } from '../texts/useTexts';
import { canOpenDocument, isReachable, openDocument } from './openDocument';
import { useFollowLinks } from './useFollowLinks';

jest.mock('../remotes/remoteModule', () => ({ remoteModule: jest.fn(), loadWithin: jest.fn() }));
jest.mock('../pages/privacy-policy/policyTexts', () => ({
  policyIn: jest.fn(),
  loadPolicy: jest.fn(),
}));
jest.mock('./openDocument', () => ({
  canOpenDocument: jest.fn(),
  isReachable: jest.fn(),
  openDocument: jest.fn(),
}));

const policy: PolicyTexts = { title: '', lead: '', sections: [], contactTitle: '' };

let step: LoadingState['step'];
beforeEach(() => {
  jest.mocked(policyIn).mockReturnValue(policy);
  step = 'loaded';
  jest
    .mocked(remoteModule)
    .mockImplementation((name) => ({ name, state: () => ({ step }) }) as never);
  jest.mocked(loadWithin).mockResolvedValue(false);
  jest.mocked(canOpenDocument).mockReturnValue(true);
  jest.mocked(isReachable).mockResolvedValue(true);
  jest.mocked(openDocument).mockReset();
});

function Shell() {
  useFollowLinks();
  const { pathname, search, hash } = useLocation();
  return <output>{`${useNavigationType()} ${pathname}${search}${hash}`}</output>;
}

/** Clicks a link that something else than the shell has drawn; says whether the browser is left to follow it. */
function click(html: string, how: MouseEventInit = {}) {
  const part = document.body.appendChild(document.createElement('div'));
  part.innerHTML = html;
  const pressed = part.querySelector('[data-pressed], a') as HTMLElement;
  const event = createEvent.click(pressed, { button: 0, ...how });
  // jsdom follows no link, and complains of each.
  window.addEventListener('click', (last) => last.preventDefault(), { once: true });
  let isLeft = false;
  document.addEventListener('click', (click) => (isLeft = !click.defaultPrevented), {
    once: true,
  });
  fireEvent(pressed, event);
  part.remove();
  return isLeft;
}

const shown = () => screen.getByRole('status').textContent;

function open(path: string, basename = '/') {
  history.replaceState(null, '', path);
  return render(
    <Texts value={basename === '/hi' ? hindi : english}>
      <BrowserRouter basename={basename}>
        <Shell />
      </BrowserRouter>
    </Texts>,
  );
}

const forte = productOf('forte').path;

test.each([
  ['a page', `<a href="${paths.buyNow}">x</a>`, paths.buyNow],
  ['what is in it', `<a href="${forte}"><i data-pressed>x</i></a>`, forte],
  ['with what follows its path', '<a href="/buy-now?a=1#form">x</a>', '/buy-now?a=1#form'],
  ['in other letters, with a slash', '<a href="/Buy-Now/">x</a>', paths.buyNow],
  ['a place on this page', '<a href="#contact">x</a>', `${paths.privacyPolicy}#contact`],
])('a click on a link to %s is followed', (_case, link, to) => {
  open(paths.privacyPolicy);
  const entries = history.length;

  expect(click(link)).toBe(false);
  expect(shown()).toBe(`PUSH ${to}`);
  expect(history.length).toBe(entries + 1);
});

test.each([
  ['this very address', `${paths.privacyPolicy}#contact`, '#contact'],
  ['another address of this very page', paths.buyNow, paths.buy],
])('a link to %s is no further entry of the history', (_case, address, href) => {
  open(address);

  expect(click(`<a href="${href}">x</a>`)).toBe(false);
  expect(shown()).toBe(`REPLACE ${address}`);
});

test('within a language, the router gets the path without its prefix', () => {
  open('/hi/privacy-policy', '/hi');

  expect(click('<a href="/hi/buy-now">x</a>')).toBe(false);
  expect(location.pathname).toBe('/hi/buy-now');
  expect(shown()).toBe('PUSH /buy-now');
});

test.each<[string, string, MouseEventInit?]>([
  ['with another button', '<a href="/buy-now">x</a>', { button: 1 }],
  ['with Ctrl', '<a href="/buy-now">x</a>', { ctrlKey: true }],
  ['with Shift', '<a href="/buy-now">x</a>', { shiftKey: true }],
  ['on a link with a target', '<a href="/buy-now" target="_self">x</a>'],
  ['on a download', '<a href="/buy-now" download>x</a>'],
  ['on a link to another site', '<a href="https://elsewhere.example/buy-now">x</a>'],
  ['on a page in another language', '<a href="/hi/buy-now">x</a>'],
  ['on a page that the site does not have', '<a href="/no-such-page">x</a>'],
  ['on a file', '<a href="/releases/leaflet.pdf">x</a>'],
  ['on a link that reloads', '<a href="">x</a>'],
])('a click %s is the browser’s', (_case, link, how = {}) => {
  open(paths.privacyPolicy);

  expect(click(link, how)).toBe(true);
  expect(shown()).toBe(`POP ${paths.privacyPolicy}`);
});

test('who has answered the click keeps it', () => {
  open(paths.privacyPolicy);
  const link = document.body.appendChild(document.createElement('a'));
  link.href = paths.buyNow;
  link.addEventListener('click', (event) => event.preventDefault());
  link.click();
  link.remove();

  expect(shown()).toBe(`POP ${paths.privacyPolicy}`);
});

const press = (link: string) => act(async () => void click(link));

test('where a part of the page does not come in time, its document is opened', async () => {
  step = 'loading';
  open(paths.privacyPolicy);
  await press('<a href="/buy-now?a=1#form">x</a>');

  expect(openDocument).toHaveBeenCalledWith(`${location.origin}/buy-now?a=1#form`);
  expect(shown()).toBe(`POP ${paths.privacyPolicy}`);
});

test.each<[string, () => void]>([
  ['comes in time', () => jest.mocked(loadWithin).mockResolvedValue(true)],
  ['does not, and there is no document', () => jest.mocked(canOpenDocument).mockReturnValue(false)],
  ['does not, and the host is gone', () => jest.mocked(isReachable).mockResolvedValue(false)],
])('where a part %s, the page is shown here', async (_case, prepare) => {
  step = 'loading';
  prepare();
  open(paths.privacyPolicy);
  await press(`<a href="${paths.buyNow}">x</a>`);

  expect(shown()).toBe(`PUSH ${paths.buyNow}`);
  expect(openDocument).not.toHaveBeenCalled();
});

describe('a link to the privacy policy, whose text is not there yet,', () => {
  const link = `<a href="${paths.privacyPolicy}#contact">x</a>`;
  beforeEach(() => {
    jest.useFakeTimers();
    jest.mocked(policyIn).mockReturnValue(undefined);
  });
  afterEach(() => jest.useRealTimers());

  test.each<[string, () => Promise<PolicyTexts>]>([
    ['fails', () => Promise.reject(new Error())],
    ['hangs', () => new Promise(() => {})],
  ])('opens its document where that %s', async (_case, load) => {
    jest.mocked(loadPolicy).mockImplementation(load);
    open(paths.buyNow);
    await press(link);
    await act(() => jest.advanceTimersByTimeAsync(500));

    expect(openDocument).toHaveBeenCalledWith(`${location.origin}${paths.privacyPolicy}#contact`);
    expect(shown()).toBe(`POP ${paths.buyNow}`);
  });

  test('is followed where that comes in time', async () => {
    jest.mocked(loadPolicy).mockResolvedValue(policy);
    jest.mocked(loadWithin).mockResolvedValue(true);
    open(paths.buyNow);
    await press(link);

    expect(loadPolicy).toHaveBeenCalledWith('en');
    expect(openDocument).not.toHaveBeenCalled();
    expect(shown()).toBe(`PUSH ${paths.privacyPolicy}#contact`);
  });
});

test('the last link counts, though the part of the first one comes later', async () => {
  let come = (_: boolean) => {};
  jest.mocked(loadWithin).mockReturnValue(new Promise((resolve) => (come = resolve)));
  step = 'loading';
  open(paths.home);
  await press(`<a href="${paths.buyNow}">x</a>`);
  await press(`<a href="${paths.privacyPolicy}">x</a>`);
  await act(async () => come(true));

  expect(shown()).toBe(`PUSH ${paths.privacyPolicy}`);
});

test('at rest, the position in the page is the browser’s', async () => {
  open(paths.privacyPolicy);
  await press(`<a href="${paths.buyNow}">x</a>`);
  expect(history.scrollRestoration).toBe('auto');
});
