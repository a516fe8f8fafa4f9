import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { sampleDraft } from '../testing/sampleDraft';
import { referenceOf } from '@site/order-model/orderReference';
import { toOrderRecord } from '@site/order-model/toOrderRecord';
import { testBrowser } from '../outbox/testing/testOutbox';
import { Notice, texts as english } from './noticeInEnglish';

const { actions, orders: texts } = english;
const order = toOrderRecord(sampleDraft());
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

/** Places an order whose send fails with a code. */
async function setup(code: string) {
  const browser = testBrowser();
  const outbox = browser.open();
  const { container } = render(
    <Notice outbox={outbox} kind="orders" texts={english} answers={0} />,
  );
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['', '']);
  void outbox.submit('orders', order, () => {});
  await settle();
  browser.store.fail(code);
  await settle();
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  return { browser, container, outbox, press };
}

test('Discard asks first, and the focus goes to the question, back, and on', async () => {
  const { container, outbox, press } = await setup('resource-exhausted');
  await press(actions.discard);
  const question = screen.getByRole('group', { name: texts.question.one });
  expect(question).toHaveFocus();

  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: actions.discard })).toHaveFocus();
  expect(outbox.state().waiting).toHaveLength(1);

  await press(actions.discard);
  await press(texts.keep.one);
  expect(screen.getByRole('button', { name: actions.discard })).toHaveFocus();

  await press(actions.discard);
  await press(actions.confirmDiscard);
  expect(await screen.findByText(texts.discarded.one)).toBeVisible();
  expect(screen.getAllByRole('button')).toHaveLength(1);
  expect(document.activeElement).toBe(container.firstElementChild);
  expect(outbox.state().waiting).toEqual([]);

  // The next order is not told of as deleted.
  void outbox.submit('orders', order, () => {});
  await settle();
  expect(screen.queryByText(texts.discarded.one)).toBeNull();
});

test('what was discarded can be closed', async () => {
  const { container, press } = await setup('resource-exhausted');
  await press(actions.discard);
  await press(actions.confirmDiscard);
  await press(actions.close);
  expect(screen.queryByText(texts.discarded.one)).toBeNull();
  expect(container.firstElementChild).toHaveFocus();
});

// By itself: it takes so long on a busy machine that the order would be sent again meanwhile.
test('the question about Discard has no fault of accessibility', async () => {
  const { container, press } = await setup('resource-exhausted');
  await press(actions.discard);
  expect(await axe(container)).toHaveNoViolations();
});

test('the second of two orders leaves the reference of the first, below its own', async () => {
  const { browser, outbox } = await setup('unavailable');
  void outbox.sendNow();
  await settle();
  browser.store.confirm();
  await settle();
  void outbox.submit('orders', order, () => {});
  await settle();
  browser.store.confirm();
  await settle();

  const references = [...new Set(browser.store.ids)].map(referenceOf).reverse();
  expect(references).toHaveLength(2);
  const shown = () => screen.getAllByText(/^CI-/).map(({ textContent }) => textContent);
  expect(shown()).toEqual(references);
  await userEvent.click(screen.getAllByRole('button', { name: actions.close })[0]!);
  expect(shown()).toEqual(references.slice(1));
});

test.each(['Send now', 'the question of Discard'])(
  'when what waits is sent while %s has the focus, it goes to the place of both',
  async (focused) => {
    const { browser, container, outbox, press } = await setup('resource-exhausted');
    if (focused !== 'Send now') await press(actions.discard);
    else screen.getByRole('button', { name: actions.sendNow }).focus();
    void outbox.sendNow();
    await settle();
    browser.store.confirm();
    await settle();

    expect(screen.queryByRole('button', { name: actions.discard })).toBeNull();
    expect(container.firstElementChild).toHaveFocus();
  },
);

test('an order that was erased since: said, and nothing is called lost', async () => {
  const { container } = await setup('erased');

  const title = screen.getByText(texts.ended.erased);
  expect(title).toBeVisible();
  expect(title.parentElement).not.toHaveClass('lost');
  expect(await axe(container)).toHaveNoViolations();
});
