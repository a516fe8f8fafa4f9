import { setImmediate } from 'node:timers';
import { act, waitFor } from '@testing-library/react';
import { useId } from 'react';
import { part } from './part';
import { part as partOnServer } from './part.node';

// Missing in jsdom; React renders with it.
Object.assign(globalThis, { setImmediate });

interface Props {
  name: string;
  onGreet?: (name: string) => void;
}

function Greeting({ name, onGreet = () => {} }: Props) {
  const id = useId();
  if (name === 'nobody') throw new Error('Nobody is here.');
  return (
    <form>
      <label htmlFor={id}>{`Greet ${name} with`}</label>
      <input id={id} name="words" />
      <button type="button" onClick={() => onGreet(name)}>
        Greet
      </button>
    </form>
  );
}

const idPrefix = 'remote-Greeting';
const prerender = (props: Props) => partOnServer(Greeting).render(props, { idPrefix });
const field = () => element.querySelector('input') as HTMLInputElement;

let element: HTMLElement;
let onReady: jest.Mock;
let onFailure: jest.Mock;
let complaints: jest.SpyInstance[];
beforeEach(() => {
  element = document.body.appendChild(document.createElement('div'));
  [onReady, onFailure] = [jest.fn(), jest.fn()];
  complaints = (['error', 'warn'] as const).map((candidate) =>
    jest.spyOn(console, candidate).mockImplementation(() => {}),
  );
});
afterEach(() => {
  element.remove();
  jest.restoreAllMocks();
});

function mount(props: Props) {
  const isPrerendered = element.hasChildNodes();
  return part(Greeting).mount(element, props, { idPrefix, isPrerendered, onReady, onFailure });
}
const expectNoComplaint = () =>
  complaints.forEach((complaint) => expect(complaint).not.toHaveBeenCalled());

test('other props are shown, and neither before nor after it is taken over is it drawn again for them', async () => {
  element.innerHTML = await prerender({ name: 'Asha' });
  const prerendered = field();
  prerendered.value = 'Namaste';

  const mounted = await act(async () => {
    const early = mount({ name: 'Asha' });
    early.update({ name: 'Meera' });
    return early;
  });
  expect(element).toHaveTextContent('Greet Meera with');

  await act(async () => mounted.update({ name: 'Ravi' }));
  expect(element).toHaveTextContent('Greet Ravi with');
  expect(field()).toBe(prerendered);
  expect(prerendered).toHaveValue('Namaste');
  expect(onReady).toHaveBeenCalledTimes(1);
  expectNoComplaint();
});

test('unmounted it is gone, and reports nothing more', async () => {
  const mounted = await act(async () => mount({ name: 'Asha' }));
  await act(async () => mounted.unmount());
  expect(element).toBeEmptyDOMElement();

  element.innerHTML = await prerender({ name: 'Asha' });
  await act(async () => mount({ name: 'Asha' }).unmount());
  expect(element).toBeEmptyDOMElement();
  expect(onFailure).not.toHaveBeenCalled();
  expectNoComplaint();
});

test.each([
  ['at once', async () => void mount({ name: 'nobody' })],
  [
    'where it was prerendered',
    async () => {
      element.innerHTML = await prerender({ name: 'Asha' });
      mount({ name: 'nobody' });
    },
  ],
  [
    'later',
    async () => {
      const mounted = await act(async () => mount({ name: 'Asha' }));
      mounted.update({ name: 'nobody' });
    },
  ],
])('when it throws %s, this is told once and its element is empty', async (_case, begin) => {
  // Outside of `act`, which takes errors for itself.
  await begin();
  await waitFor(() => expect(onFailure).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve, 20));

  expect(onFailure.mock.calls).toEqual([[new Error('Nobody is here.')]]);
  expect(element).toBeEmptyDOMElement();
});

test('on the server, what it throws fails the page', async () => {
  await expect(prerender({ name: 'nobody' })).rejects.toThrow('Nobody is here.');
});
