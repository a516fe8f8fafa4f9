import { screen } from '@testing-library/react';
import { asha, enquiry } from '../testing/memoryCloud';
import { openTestDesk } from '../testing/openTestDesk';
import texts from '../../content/desk.json';

test('whom to hand an own enquiry over to is there with its page, and not asked for again', async () => {
  const claimedBy = { uid: asha.uid, name: asha.name };
  const readColleagues = jest.fn(async () => [claimedBy, { uid: 'ravi', name: 'Ravi' }]);
  const mine = [1, 2].map((number) => enquiry(number, { status: 'seen', claimedBy }));
  const { user } = await openTestDesk('/', mine, (cloud) => {
    cloud.readColleagues = readColleagues;
  });
  for (const { order } of mine) {
    await user.click(screen.getByRole('link', { name: order!.Name }));
    expect(screen.getByRole('button', { name: 'Ravi' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: texts.enquiry.back }));
  }
  expect(readColleagues).toHaveBeenCalledTimes(1);
});
