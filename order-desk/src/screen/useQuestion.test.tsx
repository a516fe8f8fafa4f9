import { fireEvent, screen, within } from '@testing-library/react';
import texts from '../../content/desk.json';
import { countCalls } from '../testing/countCalls';
import { asha, enquiry } from '../testing/memoryCloud';
import { openTestDesk } from '../testing/openTestDesk';

const one = enquiry(1, { status: 'seen', claimedBy: { uid: asha.uid, name: asha.name } });
const path = `/enquiries/${one.reference}`;
const { answer, duty, enquiry: words } = texts;
const button = (name: string) => screen.getByRole('button', { name });

test.each([
  ['/', duty.askOff, duty.offWhen],
  ['/', duty.askQuiet, duty.quietWhen],
  [path, answer.callBack, answer.callBackWhen],
  [path, texts.statuses.done, answer.endedHow],
  [path, words.erase, /for good\?/],
])('Escape leaves a question of the page as Cancel does: %s, %s', async (at, asker, question) => {
  const { user, cloud } = await openTestDesk(at, [one]);
  await user.click(button(asker));
  expect(screen.getByText(question)).toBeVisible();
  await user.keyboard('{Escape}');

  expect(screen.queryByText(question)).toBeNull();
  expect(button(asker)).toHaveFocus();
  expect(cloud.stored.get(one.id)).toEqual(one);
});

test('Escape leaves the question that has the focus, and the prompt around it only after that', async () => {
  countCalls();
  const { user } = await openTestDesk('/', [one]);
  await user.click(button(duty.askOff));
  await user.click(screen.getByRole('link', { name: 'Call 9876500001' }));
  const prompt = await screen.findByRole('region', { name: 'Person 1' });
  await user.click(within(prompt).getByRole('button', { name: answer.callBack }));
  await user.keyboard('{Escape}');
  expect(screen.queryByText(answer.callBackWhen)).toBeNull();
  expect(prompt).toBeVisible();
  expect(screen.getByText(duty.offWhen)).toBeVisible();

  await user.keyboard('{Escape}');
  expect(prompt).not.toBeInTheDocument();
});

test('an Escape that a field or a keyboard has used leaves no question', async () => {
  const { user } = await openTestDesk(path, [one]);
  await user.click(button(answer.callBack));
  const date = screen.getByLabelText(answer.otherTime);
  date.focus();
  // jsdom knows no `:open`.
  const isOpen = jest.spyOn(date, 'matches').mockImplementation((rule) => rule === ':open');
  await user.keyboard('{Escape}');
  expect(date).toHaveFocus();
  isOpen.mockReturnValue(false);
  // A Hindi keyboard takes back what it has composed.
  fireEvent.keyDown(date, { key: 'Escape', isComposing: true });
  expect(date).toHaveFocus();

  await user.keyboard('{Escape}');
  expect(screen.queryByText(answer.callBackWhen)).toBeNull();
});
