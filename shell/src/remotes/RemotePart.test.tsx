import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memo } from 'react';
import { renderToString } from 'react-dom/server';
import type { LocalisedModule, MountOptions } from '@site/contracts/exposedModules';
import { draftKeys } from '@site/contracts/keptOnDevice';
import { noteSubmit, readDraft } from '@site/contracts/formDrafts';
import { InEnglish } from '../testing/inEnglish';
import { keepParts } from './keptContent';
import { loadExposed } from './loadExposed';
import { remoteModule, startLoading } from './remoteModule';
import { PartRenderer, RemotePart, type RemotePartProps } from './RemotePart';
import site from '../../content/site.json';

jest.mock('./loadExposed', () => ({ loadExposed: jest.fn(), fetchFiles: async () => {} }));
// jsdom paints nothing.
jest.mock('../scheduling/afterPaint', () => ({ afterPaint: (task: () => void) => task() }));
jest.mock('./liveReleases', () => ({ reloadIfOutdated: async () => false }));
const load = jest.mocked(loadExposed);

const FORM = `<form data-asleep="${draftKeys.orders}"><input name="Name"></form>`;

/** A part without React, as a remote may bring one. It answers at once. */
const part = {
  mount: jest.fn((element: Element, props: object, { isPrerendered, onReady }: MountOptions) => {
    const form = isPrerendered ? element.firstElementChild : document.createElement('form');
    if (!isPrerendered) element.replaceChildren(form as Element);
    const show = (shown: object) => form?.setAttribute('aria-label', JSON.stringify(shown));
    show(props);
    onReady();
    return { update: jest.fn(show), unmount: () => element.replaceChildren() };
  }),
};
const latest = () => part.mount.mock.lastCall?.[2] as MountOptions;
const throws = () => act(async () => latest().onFailure(new Error('broken inside')));

let name: LocalisedModule;
let count = 0;
beforeAll(() => startLoading());
beforeEach(() => {
  // Modules are remembered; each test has one of its own.
  name = `remoteOrder/Part${++count}` as LocalisedModule;
  part.mount.mockClear();
  load.mockReset().mockResolvedValue(part as never);
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

const place = (
  props: object = { product: 'forte' },
  words = 'The rest of the page',
  more: object = {},
) => {
  const all = { module: name, title: 'The order form', size: 'panel', props, ...more };
  return (
    <>
      <p>{words}</p>
      <RemotePart {...(all as unknown as RemotePartProps<'remoteOrder/OrderForm'>)} />
    </>
  );
};
const show = () => act(async () => render(place(), { wrapper: InEnglish }));
const user = userEvent.setup();
const retry = () => user.click(screen.getByRole('button', { name: site.remotes.retry }));
const field = () => screen.getByRole<HTMLInputElement>('textbox');

/** Opens a page that was made with the part's form in it, and types a name there before anything of it has loaded. */
async function openPrerendered(made = place(), isKept = false) {
  const html = Object.assign(Promise.resolve(FORM), { status: 'fulfilled', value: FORM });
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(
    <InEnglish>
      <PartRenderer value={() => html}>{made}</PartRenderer>
    </InEnglish>,
  );
  await user.type(field(), 'Asha');
  if (isKept) keepParts(document);
  const prerendered = field();
  const options = { container, hydrate: true, wrapper: InEnglish, onRecoverableError: () => {} };
  const view = await act(async () => render(place(), options));
  return { ...view, prerendered };
}

describe('a part that is new on the page', () => {
  test('gets new props, and is left alone while they are the same', async () => {
    const { rerender } = await show();
    rerender(place({ product: 'cream' }));
    rerender(place({ product: 'cream' }));

    expect(screen.getByRole('form')).toHaveAccessibleName('{"product":"cream"}');
    expect(part.mount).toHaveBeenCalledTimes(1);
    expect(part.mount.mock.results[0]?.value.update.mock.calls).toEqual([[{ product: 'cream' }]]);
  });
});

test('a part that throws after it was shown is drawn again, but not for ever', async () => {
  await show();
  await throws();
  expect(await screen.findByRole('form')).toBeInTheDocument();
  for (let failures = 2; failures <= 4; failures += 1) await throws();

  expect(screen.getByRole('button', { name: site.remotes.retry })).toBeInTheDocument();
});

describe('a part of the prerendered page', () => {
  test('stays with the help beside it when its module fails, and does not say that it sends', async () => {
    load.mockRejectedValueOnce(new Error('refused'));
    const { prerendered } = await openPrerendered();
    noteSubmit(draftKeys.orders, prerendered.form as HTMLFormElement);
    await act(async () => remoteModule(name).load());

    expect(screen.getByRole('status')).toHaveTextContent('The order form could not be loaded.');
    expect(field()).toHaveValue('Asha');
    expect(prerendered.form).not.toHaveAttribute('data-submitted');
    expect(readDraft(draftKeys.orders)).toMatchObject({ fields: { Name: 'Asha' } });
    expect(readDraft(draftKeys.orders)).not.toHaveProperty('isSubmitted');

    await retry();
    await waitFor(() => expect(latest()?.isPrerendered).toBe(true));
    expect(field()).toBe(prerendered);
  });

  test('that was never mounted comes back with its place', async () => {
    load.mockReturnValue(new Promise(() => {}));
    const { prerendered, rerender } = await openPrerendered();
    rerender(<p>Another page</p>);
    expect(screen.queryByRole('textbox')).toBeNull();
    await act(async () => rerender(place()));

    expect(field()).toBe(prerendered);
    expect(prerendered).toHaveValue('Asha');
    expect(screen.queryByText('The order form is loading.')).toBeNull();
  });
});

test.each([
  ['a component', () => <p>Sunny</p>],
  ['a memoised one', memo(() => <p>Sunny</p>)],
])('%s, which remotes of others expose, is shown as well', async (_, component) => {
  load.mockResolvedValue(component as never);
  await show();
  expect(await screen.findByText('Sunny')).toBeVisible();
});
