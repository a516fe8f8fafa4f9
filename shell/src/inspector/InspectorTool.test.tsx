import { act, render, screen } from '@testing-library/react';
import { InspectorTool } from './InspectorTool';

const texts = {
  own: { en: [{ file: 'shell/content/site.json', line: 3, path: 'lead', text: 'Read this.' }] },
};

beforeEach(() => {
  document.body.innerHTML = '<main lang="en"><p>Read this.</p><a href="#there">Made up</a></main>';
  history.replaceState(null, '', '/?inspect');
  globalThis.fetch = (address) =>
    Promise.resolve({ ok: String(address) === '/texts.json', json: async () => texts } as Response);
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  Element.prototype.scrollIntoView = () => {};
});

/** Opens the inspector in an element that it takes for its own. */
function show(isAskedFor: boolean) {
  const place = document.createElement('div');
  place.dataset.tool = '';
  document.body.append(place);
  render(<InspectorTool pins={{}} isAsked={isAskedFor} />, { container: place });
}

test('a key that is held alone opens it for that time', async () => {
  jest.useFakeTimers();
  show(false);
  const press = (type: string, key: string) =>
    act(() => void document.dispatchEvent(new KeyboardEvent(type, { key, cancelable: true })));
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const isOpen = () => screen.queryByRole('complementary') !== null;

  await press('keydown', 'Alt');
  await wait(300);
  await press('keydown', 'Tab');
  await wait(500);
  expect(isOpen()).toBe(false);

  await press('keydown', 'Alt');
  await wait(500);
  expect(isOpen()).toBe(true);
  await press('keyup', 'Alt');
  expect(isOpen()).toBe(false);
  jest.useRealTimers();
});
