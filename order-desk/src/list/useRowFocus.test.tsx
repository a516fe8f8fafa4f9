import { act, screen } from '@testing-library/react';
import { useRef } from 'react';
import type * as calls from '../enquiry/useCalls';
import { enquiry } from '../testing/memoryCloud';
import { openTestDesk } from '../testing/openTestDesk';

// As a memo would give it: the same function at each draw.
jest.mock('../enquiry/useCalls', () => ({
  useCalls() {
    const drawn = jest.requireActual<typeof calls>('../enquiry/useCalls').useCalls();
    const latest = useRef(drawn.tap);
    latest.current = drawn.tap;
    const { current: tap } = useRef<typeof drawn.tap>((...tapped) => latest.current(...tapped));
    return { ...drawn, tap };
  },
}));

test('a row that moves behind a question has the focus after it, also where a tap is the same function', async () => {
  const claimedBy = { uid: 'ravi', name: 'Ravi' };
  const ravis = enquiry(1, { claimedBy });
  const { user, desk } = await openTestDesk('/', [ravis, enquiry(2)]);
  const callOf = () => screen.getByRole('link', { name: 'Call 9876500001' });
  const before = callOf();
  await user.click(before);
  await act(() => desk.claim(ravis, {}));
  expect(callOf()).not.toBe(before);
  expect(screen.getByRole('region', { name: 'Person 1' })).toBeVisible();
  await user.keyboard('{Escape}');

  expect(callOf()).toHaveFocus();
});
