import {
  FORM_ASLEEP,
  FORM_SUBMITTED,
  HELP_ID,
  RETRY_QUERY,
  SCRIPTS_ID,
  START_FAILED,
} from '@site/contracts/boot';
import { readDraft } from '@site/order-model/formDrafts';

const SCRIPTS = ['/early.js', '/shell.js'];

const listened: Parameters<typeof removeEventListener>[] = [];
/** How the network answers what is asked for again. */
let answer: () => Promise<unknown>;

/** The page with a boot script of its own, and a visitor who presses Place Order. */
async function pressOn(): Promise<HTMLFormElement> {
  const elements = ['', RETRY_QUERY].flatMap((query) =>
    SCRIPTS.map((path) => `<script src="${path}${query}"></script>`),
  );
  document.body.innerHTML = `<form ${FORM_ASLEEP}="order"><input name="Name" value="Asha"></form>
    <section id="${HELP_ID}" hidden><button>Try again</button></section>
    <template id="${SCRIPTS_ID}">${elements.join('')}</template>`;
  jest.resetModules();
  await import('./forms');
  const form = document.forms[0] as HTMLFormElement;
  press(form);
  return form;
}

const press = (form: HTMLFormElement) =>
  form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const helps = () => !document.getElementById(HELP_ID)?.hidden;
const isSending = (form: HTMLFormElement) =>
  form.hasAttribute(FORM_SUBMITTED) && readDraft('order')?.isSubmitted === true;
const tell = (type: 'load' | 'error', path: string) =>
  document.head.querySelector(`[src="${path}"]`)?.dispatchEvent(new Event(type));

beforeEach(() => {
  jest.useFakeTimers();
  answer = () => Promise.reject(new TypeError('late'));
  AbortSignal.timeout ??= () => new AbortController().signal;
  globalThis.fetch = (() => answer()) as typeof fetch;
  const listen = window.addEventListener.bind(window);
  jest.spyOn(window, 'addEventListener').mockImplementation((...all: Parameters<typeof listen>) => {
    listened.push(all);
    listen(...all);
  });
});
afterEach(() => {
  listened.splice(0).forEach((all) => removeEventListener(...all));
  document.head.innerHTML = '';
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('a script throws: nobody is sending', async () => {
  const form = await pressOn();
  document.dispatchEvent(new Event(START_FAILED));
  expect(helps()).toBe(true);
  expect(isSending(form)).toBe(false);
});

test('scripts that come late find what was submitted, also while the page says how to order', async () => {
  const form = await pressOn();
  await pass(11_000);
  expect(helps()).toBe(true);
  expect(isSending(form)).toBe(true);

  press(form);
  await pass(0);
  expect(isSending(form)).toBe(true);
  SCRIPTS.forEach((path) => tell('load', path));
  expect(helps()).toBe(false);
  expect(isSending(form)).toBe(true);
});

test.each(SCRIPTS)('%s is refused in the end: nobody is sending', async (path) => {
  const form = await pressOn();
  await pass(11_000);
  tell('error', path);
  await pass(0);
  expect(helps()).toBe(true);
  expect(isSending(form)).toBe(false);
});

test('a script is refused, and its copy comes late', async () => {
  const form = await pressOn();
  let end = () => {};
  const ended = new Promise((_, reject) => (end = () => reject(new TypeError('late'))));
  answer = () => ended;
  tell('error', SCRIPTS[0]!);
  await pass(11_000);
  expect(helps()).toBe(true);
  expect(isSending(form)).toBe(true);
  end();
  await pass(0);
  expect(isSending(form)).toBe(false);
});

test('a copy is refused: nobody is sending', async () => {
  const form = await pressOn();
  answer = () => Promise.resolve();
  await pass(11_000);
  tell('load', SCRIPTS[0] + RETRY_QUERY);
  await pass(0);
  tell('error', SCRIPTS[1] + RETRY_QUERY);
  await pass(0);
  expect(helps()).toBe(true);
  expect(isSending(form)).toBe(false);
});
