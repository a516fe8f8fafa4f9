import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { brand, phoneHref } from '@site/contracts/brand';
import { InEnglish } from '../testing/inEnglish';
import { loadExposed } from './loadExposed';
import { remoteComponent } from './remoteComponent';

jest.mock('./loadExposed');
const load = jest.mocked(loadExposed);

const notify = () => {};

function setup() {
  const Part = remoteComponent('remoteOrder/OrderForm', {
    size: 'panel',
    titleIn: ({ site }) => site.remotes.titles['remoteOrder/OrderForm'],
  });
  const view = render(
    <>
      <p>The rest of the page</p>
      <Part notify={notify} />
    </>,
    { wrapper: InEnglish },
  );
  return { ...view, user: userEvent.setup() };
}

beforeEach(() => {
  load.mockReset();
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => jest.restoreAllMocks());

test('shows the component once it is loaded, and says meanwhile that it is loading', async () => {
  let arrive = (_part: unknown) => {};
  load.mockReturnValue(new Promise((resolve) => (arrive = resolve)) as never);
  await act(async () => void setup());

  expect(screen.getByText('The order form is loading.')).toBeInTheDocument();
  await act(async () => arrive(() => <p>The form itself</p>));
  expect(await screen.findByText('The form itself')).toBeInTheDocument();
});

test('a remote that cannot be loaded leaves the page standing and gives ways to go on', async () => {
  load.mockRejectedValue(new Error('refused'));
  await act(async () => void setup());

  expect(screen.getByText('The rest of the page')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('The order form could not be loaded.');
  expect(screen.getByRole('link', { name: brand.phone })).toHaveAttribute('href', phoneHref);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

test('Try again loads it anew', async () => {
  load.mockRejectedValueOnce(new Error('refused'));
  const { user } = await act(async () => setup());
  load.mockResolvedValueOnce((() => <p>The form itself</p>) as never);

  await act(async () => user.click(screen.getByRole('button', { name: 'Try again' })));

  expect(await screen.findByText('The form itself')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});

test('coming back online loads it anew without a click', async () => {
  load.mockRejectedValueOnce(new Error('offline'));
  await act(async () => void setup());
  load.mockResolvedValueOnce((() => <p>The form itself</p>) as never);

  await act(async () => void window.dispatchEvent(new Event('online')));

  expect(await screen.findByText('The form itself')).toBeInTheDocument();
});

test('a remote that throws while rendering is kept to its place', async () => {
  load.mockResolvedValue((() => {
    throw new Error('broken inside');
  }) as never);
  await act(async () => void setup());

  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  expect(screen.getByText('The rest of the page')).toBeInTheDocument();
});
