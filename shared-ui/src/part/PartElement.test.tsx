import { setImmediate } from 'node:timers';
import { render, screen } from '@testing-library/react';
import { PartElement } from './PartElement';
import { part } from './part';

// Missing in jsdom; React renders with it.
Object.assign(globalThis, { setImmediate });

const [before, after] = ['Before', 'After'].map((text) => part(() => <p>{text}</p>));

test('another part takes the place of the first, as after an edit in development', async () => {
  const complain = jest.spyOn(console, 'error').mockImplementation();
  const { rerender } = render(<PartElement part={before!} props={{}} />);
  expect(await screen.findByText('Before')).toBeVisible();

  rerender(<PartElement part={after!} props={{}} />);
  expect(await screen.findByText('After')).toBeVisible();
  expect(screen.queryByText('Before')).not.toBeInTheDocument();
  expect(complain).not.toHaveBeenCalled();
});
