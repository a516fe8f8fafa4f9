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
/** What is asked for again, and how the network answers that. */
let asked: string[];
let answer: () => Promise<unknown>;

/** The page with a boot script of its own, and a visitor who presses Place Order. */
async function pressOn(connection: object = {}): Promise<HTMLFormElement> {
  const elements = ['', RETRY_QUERY].flatMap((query) =>
    SCRIPTS.map((path) => `<script src="${path}${query}"></script>`),
  );
  document.body.innerHTML = `<form ${FORM_ASLEEP}="order"><input name="Name" value="Asha"></form>
    <section id="${HELP_ID}" hidden><button>Try again</button></section>
    <template id="${SCRIPTS_ID}">${elements.join('')}</template>`;
  Object.assign(navigator, { connection });
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
  asked = [];
  answer = () => Promise.reject(new TypeError('late'));
  AbortSignal.timeout ??= () => new AbortController().signal;
  globalThis.fetch = ((path: string) => {
    asked.push(path);
    return answer();
  }) as typeof fetch;
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
  Reflect.deleteProperty(navigator, 'connection');
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

test('who goes on typing beside the help presses again when they are done', async () => {
  const form = await pressOn();
  const [name] = form.elements as unknown as HTMLInputElement[];
  const type = (text: string) => {
    name!.value = text;
    name!.dispatchEvent(new Event('input', { bubbles: true }));
  };
  type('Asha R');
  expect(isSending(form)).toBe(true);
  await pass(11_000);
  type('Asha Ra');
  expect(isSending(form)).toBe(false);
  expect(readDraft('order')?.fields).toEqual({ Name: 'Asha Ra' });
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

test.each([
  ['are on their way', {}, 11_000],
  ['are on their way to who saves data', { effectiveType: '2g' }, 21_000],
])('while scripts %s, one copy of each is asked for', async (_case, connection, ms) => {
  await pressOn(connection);
  await pass(ms - 2000);
  expect(asked).toEqual([]);
  await pass(2000);
  expect(asked).toEqual(SCRIPTS.map((path) => path + RETRY_QUERY));
});

test('what only a copy brought is kept for later visits', async () => {
  await pressOn();
  answer = () => Promise.resolve();
  await pass(11_000);
  for (const path of SCRIPTS) {
    tell('load', path + RETRY_QUERY);
    await pass(0);
  }
  expect(asked.slice(2)).toEqual(SCRIPTS);
});
