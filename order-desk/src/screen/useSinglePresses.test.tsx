import { fireEvent, screen } from '@testing-library/react';
import { enquiry } from '../testing/memoryCloud';
import { openTestDesk } from '../testing/openTestDesk';
import { pausePresses } from '../testing/pausePresses';
import texts from '../../content/desk.json';

const one = enquiry(1, { status: 'seen' });
const path = `/enquiries/${one.reference}`;
const { claim } = texts;
const button = (name: string) => screen.getByRole('button', { name });

test.each(['click', 'Enter'])(
  'a second quick %s on what takes it does not give it back',
  async (press) => {
    const { user, cloud } = await openTestDesk(path, [one]);
    button(claim.take).focus();
    const again = () =>
      press === 'click' ? user.click(document.activeElement!) : user.keyboard('{Enter}');
    for (let presses = 0; presses < 4; presses++) await again();
    expect(cloud.stored.get(one.id)?.claimedBy).toHaveProperty('uid');

    pausePresses();
    await again();
    expect(await screen.findByRole('button', { name: claim.take })).toHaveFocus();
  },
);

test('an Enter that is held is one press', async () => {
  await openTestDesk(path, [one]);
  const held = { key: 'Enter', repeat: true };
  // A browser presses nothing then.
  expect(fireEvent.keyDown(button(claim.take), held)).toBe(false);
  expect(fireEvent.keyDown(screen.getByLabelText(texts.enquiry.note), held)).toBe(false);
});

test('what a press brings under the finger is not pressed by the second tap', async () => {
  await openTestDesk('/', [one]);
  const tapAt = (clientX: number) => ({ clientX, clientY: 300 });
  fireEvent.click(screen.getByRole('link', { name: 'Person 1' }), tapAt(100));
  const later = await screen.findByRole('button', { name: texts.answer.callBack });
  fireEvent.click(later, tapAt(108));
  expect(screen.queryByText(texts.answer.callBackWhen)).toBeNull();

  fireEvent.click(later, tapAt(180));
  expect(screen.getByText(texts.answer.callBackWhen)).toBeVisible();
});

test('one may go through the pages as quickly as they like', async () => {
  const all = [1, 2, 3].map((number) => enquiry(number, { status: 'seen' }));
  const { user } = await openTestDesk('/', all);
  await user.click(screen.getByRole('link', { name: 'Person 1' }));
  for (let page = 2; page <= 3; page++)
    await user.click(screen.getByRole('link', { name: texts.enquiry.next }));
  expect(screen.getByRole('heading', { name: 'Person 3' })).toBeVisible();
});
