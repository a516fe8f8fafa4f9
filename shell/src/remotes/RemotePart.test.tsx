import { act, fireEvent, render, screen } from '@testing-library/react';
import { memo, useLayoutEffect } from 'react';
import type { LocalisedModule, MountOptions } from '@site/contracts/exposedModules';
import { InEnglish } from '../testing/inEnglish';
import { OpenInstead } from '../pageContext';
import { outcomesSoFar } from '../visit-report/outcomes';
import { notify } from '../notifications/notify';
import { pageCommitted, whenPage, type PagePhase } from '../pageLife';
import { keepContent, keepParts } from './detachedParts';
import { reloadIfOutdated } from './reloadIfOutdated';
import { loadExposed } from './loadExposed';
import { startLoading } from './remoteModule';
import { RemotePart, type RemotePartProps } from './RemotePart';
import { PART_ROOT } from './partRoot';
import site from '../../content/site.json';

jest.mock('./loadExposed', () => ({ loadExposed: jest.fn(), fetchFiles: async () => {} }));
// jsdom paints nothing.
jest.mock('../scheduling/afterPaint', () => ({ afterPaint: (task: () => void) => task() }));
jest.mock('./reloadIfOutdated', () => ({ reloadIfOutdated: jest.fn(async () => false) }));
const load = jest.mocked(loadExposed);
const reload = jest.mocked(reloadIfOutdated);

/** A part without React, as a remote may bring one. It answers at once. */
const part = {
  mount: jest.fn((element: Element, props: object, { onReady }: MountOptions) => {
    const form = document.createElement('form');
    element.replaceChildren(form);
    const show = (shown: object) => form.setAttribute('aria-label', JSON.stringify(shown));
    show(props);
    onReady();
    return { update: jest.fn(show), unmount: () => element.replaceChildren() };
  }),
};

let name: LocalisedModule;
let count = 0;
beforeAll(() => startLoading());
beforeEach(() => {
  // Modules are remembered; each test has one of its own.
  name = `order/Part${++count}` as LocalisedModule;
  load.mockReset().mockResolvedValue(part as never);
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

const place = (props: object = { product: 'forte' }) => {
  const all = { module: name, title: 'The order form', size: 'panel', props };
  return <RemotePart {...(all as unknown as RemotePartProps<'order/OrderForm'>)} />;
};
const show = () => act(async () => render(place(), { wrapper: InEnglish }));

test('a part gets new props, and is left alone while they are the same', async () => {
  const { rerender } = await show();
  rerender(place({ product: 'cream' }));
  rerender(place({ product: 'cream' }));

  expect(screen.getByRole('form')).toHaveAccessibleName('{"product":"cream"}');
  expect(part.mount).toHaveBeenCalledTimes(1);
  expect(part.mount.mock.results[0]?.value.update.mock.calls).toEqual([
    [{ notify, product: 'cream' }],
  ]);
});

test('a part that throws after it was shown is drawn again, but not for ever; its help comes to who uses it', async () => {
  await show();
  const throws = () => act(async () => part.mount.mock.lastCall?.[2].onFailure(new Error('slip')));
  await throws();
  expect(await screen.findByRole('form')).toBeInTheDocument();
  for (let failures = 2; failures <= 4; failures += 1) await throws();

  const help = () => screen.queryByRole('button', { name: site.remotes.retry });
  expect(help()).toBeNull();
  fireEvent.pointerDown(screen.getByRole('form'));
  expect(help()).toBeInTheDocument();
});

test('who types goes on in the same field of a part that is drawn again, and not in that of another page', async () => {
  keepParts(document);
  const draw = (element: Element, _props: object, { onReady }: MountOptions) => {
    const field = Object.assign(document.createElement('input'), { name: 'Email' });
    element.replaceChildren(field);
    onReady();
    return { update: jest.fn(), unmount: () => {} };
  };
  part.mount.mockImplementationOnce(draw).mockImplementationOnce(draw).mockImplementationOnce(draw);
  const { unmount } = await show();
  const field = screen.getByRole('textbox');
  field.focus();
  await act(async () => part.mount.mock.lastCall?.[2].onFailure(new Error('slip')));
  expect(field).not.toBeInTheDocument();
  expect(screen.getByRole('textbox')).toHaveFocus();

  unmount();
  name = `order/Part${++count}` as LocalisedModule;
  await show();
  expect(screen.getByRole('textbox')).not.toHaveFocus();
});

test('a part that draws slowly has a while; then its page is opened as a document, and nothing has failed', async () => {
  jest.useFakeTimers();
  const pass = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));
  part.mount.mockImplementationOnce(() => ({ update: jest.fn(), unmount: () => {} }));
  const openInstead = jest.fn(async () => true);
  render(<OpenInstead value={openInstead}>{place()}</OpenInstead>, { wrapper: InEnglish });
  await pass(1500);
  expect(openInstead).not.toHaveBeenCalled();
  await pass(1000);
  expect(openInstead).toHaveBeenCalledTimes(1);
  expect(outcomesSoFar()).not.toHaveProperty([name]);
  jest.useRealTimers();
});

test('when the network is back a part is asked for again; until it is there its help stays, and so does the page', async () => {
  load.mockRejectedValueOnce(new Error('ScriptNetworkError: …'));
  await show();
  reload.mockClear();
  let arrive = (_part: object) => {};
  load.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)) as never);
  await act(async () => dispatchEvent(new Event('online')));
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('button', { name: site.remotes.retry })).toBeInTheDocument();

  await act(async () => arrive(part));
  expect(await screen.findByRole('form')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: site.remotes.retry })).toBeNull();
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  ['a text', 'v1'],
  ['a number', 7],
  ['an object that cannot be mounted', { render: async () => '' }],
  [
    'something that throws when it is mounted',
    {
      mount() {
        throw new Error('slip');
      },
    },
  ],
])('%s instead of a part is told as missing, and the next part is shown', async (_, exposed) => {
  const bad = place();
  name = `order/Part${++count}` as LocalisedModule;
  load.mockImplementation(async (wanted) => (wanted === name ? part : exposed) as never);
  await act(async () =>
    render(
      <>
        {bad}
        {place()}
      </>,
      { wrapper: InEnglish },
    ),
  );
  expect(await screen.findByRole('form')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: site.remotes.retry })).toBeInTheDocument();
});

test('a part that throws at new props, or when it ends, stops nobody', async () => {
  part.mount.mockImplementationOnce((element, _props, { onReady }) => {
    element.append('Sunny');
    onReady();
    const fail = (): void => {
      throw new Error('slip');
    };
    return { update: jest.fn((_: object) => fail()), unmount: fail };
  });
  const { rerender, unmount } = await show();
  rerender(place({ product: 'cream' }));
  expect(screen.getByText('Sunny')).toBeVisible();
  expect(unmount).not.toThrow();
});

test.each([
  ['a component', () => <p>Sunny</p>],
  ['a memoised one', memo(() => <p>Sunny</p>)],
])('%s, which remotes of others expose, is shown as well', async (_, component) => {
  load.mockResolvedValue(component as never);
  await show();
  expect(await screen.findByText('Sunny')).toBeVisible();
});

/** Shows a part as the page, and calls back in a phase of that. */
async function showAsPage(phase: PagePhase, then: () => void) {
  const all = { module: name, title: 'The product', size: 'page', props: {} };
  function Page() {
    useLayoutEffect(() => {
      pageCommitted();
      whenPage(phase, then);
    }, []);
    return (
      <main>
        <RemotePart {...(all as unknown as RemotePartProps<'order/OrderForm'>)} />
      </main>
    );
  }
  await act(async () => render(<Page />, { wrapper: InEnglish }));
}

test('a page whose part could not be loaded has its heading when the focus is to go there', async () => {
  load.mockRejectedValue(new Error('down'));
  let heading: Element | null = null;
  await showAsPage('heading-shown', () => (heading = screen.queryByRole('heading', { level: 1 })));

  expect(await screen.findByRole('heading', { level: 1 })).toBe(heading);
});

test('what is kept of a part can be read, whatever its remote does', async () => {
  load.mockReturnValue(new Promise(() => {}));
  const kept = document.createElement('div');
  kept.innerHTML = `<div ${PART_ROOT}><p>Sunny</p></div>`;
  keepContent(name, location.pathname, kept);
  const readable = jest.fn();
  await showAsPage('parts-ready', readable);

  expect(screen.getByText('Sunny')).toBeVisible();
  expect(readable).toHaveBeenCalled();
});
