import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { MemoryRouter } from 'react-router';
import { buyerKinds, orderValues } from '@site/contracts/enquiry';
import OrderForm from '../exposes/OrderForm.hi';
import Subscribe from '../exposes/Subscribe.hi';
import { hindi as notices } from '../outbox-notice/noticeTexts.hi';
import { hindi } from './hi';

test('the form in Hindi stores the values of the specification', async () => {
  const notify = jest.fn();
  const { container } = render(
    <MemoryRouter>
      <OrderForm notify={notify} />
      <Subscribe notify={notify} />
    </MemoryRouter>,
  );
  const values = (label: string) =>
    within(screen.getByLabelText(label))
      .getAllByRole('option')
      .map((it) => it.getAttribute('value'));
  expect(values(hindi.labels.RetailerSelfUse)).toEqual([...buyerKinds]);
  expect(values(hindi.labels.Products)).toEqual([...orderValues]);
  expect(screen.getByRole('option', { name: hindi.buyers['Self Use'] })).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();

  await userEvent.click(screen.getByRole('button', { name: hindi.form.placeOrder }));
  expect(notify.mock.calls).toEqual([['warning', hindi.messages.unfilled]]);
  expect(screen.getByLabelText(hindi.labels.Name)).toHaveAccessibleDescription(
    hindi.messages.unfilled,
  );
});

/** Every text of some texts, with its place; functions are asked for one and for several. */
function* textsIn(value: unknown, place: string): Generator<[place: string, text: string]> {
  if (typeof value === 'string') yield [place, value];
  else if (typeof value === 'function') {
    for (const count of [1, 3])
      yield [`${place}(${count})`, (value as (n: number) => string)(count)];
  } else if (value && typeof value === 'object') {
    for (const [key, entry] of Object.entries(value)) yield* textsIn(entry, `${place}.${key}`);
  }
}

test('every text of the forms in Hindi is in Devanagari', () => {
  const { language, loadNotice, ...texts } = hindi;
  expect(language).toBe('hi');
  expect(loadNotice).toBeDefined();
  const all = [...textsIn(texts, 'texts'), ...textsIn(notices, 'notices')];
  expect(all.length).toBeGreaterThan(50);
  expect(all.filter(([, text]) => !/[\u0900-\u097f]/.test(text))).toEqual([]);
});
