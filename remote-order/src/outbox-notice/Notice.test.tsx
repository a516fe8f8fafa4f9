import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { brand } from '@site/contracts/brand';
import { referenceOf } from '@site/contracts/orderReference';
import { sampleDraft } from '../order/sampleDraft';
import { toOrderRecord } from '../order/toOrderRecord';
import { brokenStorage, testBrowser } from '../outbox/testing/testOutbox';
import { english, Notice } from './noticeInEnglish';
import outboxNotices from '../../content/outbox-notices.json';

const order = toOrderRecord(sampleDraft());
const texts = english.orders;
const settle = (ms = 20) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

async function setup(
  count: number,
  code?: string,
  durable = testBrowser().durable,
  parts: Partial<typeof order> = {},
) {
  const browser = testBrowser(durable);
  const outbox = browser.open();
  const { container } = render(<Notice outbox={outbox} kind="orders" />);
  for (let Quantity = 1; Quantity <= count; Quantity += 1) {
    void outbox.submit('orders', { ...order, Quantity, ...parts }, () => {});
  }
  await settle(durable === brokenStorage ? 1100 : 20);
  if (code) browser.store.fail(code);
  await settle();
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  return { container, outbox, press, store: browser.store };
}

test('nothing to tell: two empty live regions and nothing else', async () => {
  const { container } = await setup(0);

  expect(container).toHaveTextContent('');
  expect(screen.getAllByRole('status')).toHaveLength(2);
  expect(screen.queryByRole('button')).toBeNull();
});

test('Discard asks first, and the focus goes to the question, back, and on', async () => {
  const { container, outbox, press } = await setup(1, 'resource-exhausted');
  await press(outboxNotices.actions.discard);
  const question = screen.getByRole('group', { name: texts.question.one });
  expect(question).toHaveFocus();
  expect(await axe(container)).toHaveNoViolations();

  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: outboxNotices.actions.discard })).toHaveFocus();
  expect(outbox.state().waiting).toHaveLength(1);

  await press(outboxNotices.actions.discard);
  await press(texts.keep.one);
  expect(screen.getByRole('button', { name: outboxNotices.actions.discard })).toHaveFocus();

  await press(outboxNotices.actions.discard);
  await press(outboxNotices.actions.confirmDiscard);
  expect(await screen.findByText(texts.discarded.one)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.activeElement).toBe(container.firstElementChild);
  expect(outbox.state().waiting).toEqual([]);
});

test('an order that arrived: its reference, what happens next, how to reach the company, until it is closed', async () => {
  const { container, press, store } = await setup(1);
  store.confirm();
  await settle();

  expect(screen.getByText(texts.sentJustNow ?? '')).toBeVisible();
  const chat = screen.getByRole<HTMLAnchorElement>('link', { name: 'Continue on WhatsApp' });
  const { searchParams } = new URL(chat.href);
  expect([...searchParams.values()]).toEqual([
    expect.stringMatching(/CI-[A-Z0-9]{4}-[A-Z0-9]{4}\.$/),
  ]);
  expect(screen.getByText(referenceOf(store.ids[0] ?? ''))).toBeVisible();
  expect(screen.getByText(texts.next ?? '')).toBeVisible();
  expect(screen.getByRole('link', { name: brand.phone })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();

  await press(outboxNotices.actions.close);
  expect(container).toHaveTextContent('');
  expect(document.activeElement).toBe(container.firstElementChild);
});

test('an order that was erased since: said, and nothing is called lost', async () => {
  const { container } = await setup(1, 'erased');

  const title = screen.getByText(texts.ended.erased);
  expect(title).toBeVisible();
  expect(title.parentElement).not.toHaveClass('lost');
  expect(await axe(container)).toHaveNoViolations();
});
