import { fireEvent, render, screen } from '@testing-library/react';
import texts from '../../content/desk.json';
import { InLanguage } from '../texts/language';
import { TimeChooser } from './TimeChooser';

const inIndia = (time: string) => Date.parse(`${time}+05:30`);

/** The times are offered on Monday at four in the afternoon. */
function setup() {
  jest.useFakeTimers({ now: inIndia('2026-03-02T16:00') });
  const onChoose = jest.fn();
  const chooser = () => (
    <InLanguage>
      <TimeChooser now={Date.now()} onChoose={onChoose} />
    </InLanguage>
  );
  const { rerender } = render(chooser());
  const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
  return { onChoose, press, lookAgain: () => rerender(chooser()) };
}
afterEach(() => jest.useRealTimers());

test('the date of what is offered is read before it is pressed, also the next day', () => {
  const { lookAgain } = setup();
  const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
  const { anHour, setTime } = texts.answer;
  expect(names()).toEqual([
    'Tomorrow, Tue, 3 Mar, 10:00 am',
    'Today, Mon, 2 Mar, 5:00 pm',
    anHour,
    setTime,
  ]);
  jest.setSystemTime(inIndia('2026-03-03T10:30'));
  lookAgain();
  expect(names()).toEqual([
    'Tomorrow, Wed, 4 Mar, 10:00 am',
    'Today, Tue, 3 Mar, 5:00 pm',
    anHour,
    setTime,
  ]);
});

test('on a Saturday it is read that tomorrow is a Sunday', () => {
  const { lookAgain } = setup();
  jest.setSystemTime(inIndia('2026-03-07T18:00'));
  lookAgain();
  expect(screen.getByRole('button', { name: /^Tomorrow, Sun, 8 Mar/ })).toBeVisible();
});

test('a button sets the date that it says, however long the question was open', () => {
  const { onChoose, press } = setup();
  jest.setSystemTime(inIndia('2026-03-03T09:00'));
  press('Tomorrow, Tue, 3 Mar, 10:00 am');
  expect(onChoose).toHaveBeenLastCalledWith(inIndia('2026-03-03T10:00'));
  jest.setSystemTime(inIndia('2026-03-03T10:30'));
  // This one says none.
  press(texts.answer.anHour);
  expect(onChoose).toHaveBeenLastCalledWith(inIndia('2026-03-03T11:30'));
  press('Tomorrow, Tue, 3 Mar, 10:00 am');
  expect(onChoose).toHaveBeenCalledTimes(2);
  press('Tomorrow, Wed, 4 Mar, 10:00 am');
  expect(onChoose).toHaveBeenLastCalledWith(inIndia('2026-03-04T10:00'));
});

test('a time of today is taken until it is over, and is offered no more then', () => {
  const { onChoose, press } = setup();
  jest.setSystemTime(inIndia('2026-03-02T16:59'));
  press(/^Today/);
  expect(onChoose).toHaveBeenLastCalledWith(inIndia('2026-03-02T17:00'));
  jest.setSystemTime(inIndia('2026-03-02T17:00'));
  press(/^Today/);
  expect(onChoose).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button', { name: /^Today/ })).toBeNull();
  expect(screen.getByLabelText(texts.answer.otherTime)).toHaveFocus();
});
