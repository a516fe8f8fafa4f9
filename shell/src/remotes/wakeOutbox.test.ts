import { wakeOutbox } from './watchParts';

const give = (databases: unknown) => Object.assign(globalThis, { indexedDB: { databases } });

beforeEach(() => {
  document.body.innerHTML =
    '<div data-part="remoteProducts/ProductShowcase"></div><div data-part="remoteOrder/Subscribe"></div>';
});
afterEach(() => Reflect.deleteProperty(globalThis, 'indexedDB'));

async function woken() {
  const modules: string[] = [];
  await wakeOutbox(document, (module) => modules.push(module));
  return modules;
}

test.each([
  ['holds enquiries', async () => [{ name: 'other' }, { name: 'order-outbox' }]],
  ['does not say what it holds', undefined],
])('a device that %s wakes the order remote', async (_, databases) => {
  give(databases);
  expect(await woken()).toEqual(['remoteOrder/Subscribe']);
});

test.each([
  ['holds none', async () => [{ name: 'other' }]],
  ['refuses to say', () => Promise.reject(new Error('SecurityError'))],
])('a device that %s lets it sleep', async (_, databases) => {
  give(databases);
  expect(await woken()).toEqual([]);
});
