import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { becomeIdle } from '@site/shared-ui/testing/idleBrowser';
import { testBrowser } from '../outbox/testing/testOutbox';
import { Subscribe } from '../subscribe/Subscribe';
import { InEnglish } from '../testing/inEnglish';
import subscribe from '../../content/subscribe.json';

const loadOutbox = jest.fn(async () => testBrowser().open());
const box = (
  <InEnglish>
    <Subscribe notify={() => {}} loadOutbox={loadOutbox} />
  </InEnglish>
);
const field = () => screen.getByPlaceholderText(subscribe.placeholder);
const settle = () => act(async () => becomeIdle());

beforeEach(() => {
  loadOutbox.mockClear();
  // Elsewhere the outbox is loaded before anyone touches the form.
  Object.assign(navigator, { serviceWorker: {} });
});
afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

test('a form loads the outbox when it is touched, and not before', async () => {
  render(box);
  await settle();
  expect(loadOutbox).not.toHaveBeenCalled();

  // The answer to a press comes with its click; nothing may hold that up.
  fireEvent.pointerDown(field());
  await settle();
  expect(loadOutbox).not.toHaveBeenCalled();

  fireEvent.click(field());
  await settle();
  expect(loadOutbox).toHaveBeenCalled();
});

test('a form that had the focus before its script came loads the outbox', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(box);
  field().focus();
  render(box, { container, hydrate: true });
  await settle();
  expect(loadOutbox).toHaveBeenCalled();
});
