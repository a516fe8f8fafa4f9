import { waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { keepPrerendered } from './keepPrerendered';

function Broken(): never {
  throw new Error('matchMedia is not a function');
}

test('an error while the page starts leaves what was prerendered, with what was typed into it', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  document.body.innerHTML = '<div id="site"><h1>Buy Now</h1><input aria-label="Name"></div>';
  const place = document.getElementById('site') as HTMLElement;
  (place.querySelector('input') as HTMLInputElement).value = 'Asha Verma';
  const failed = jest.fn(keepPrerendered(place));

  hydrateRoot(place, <Broken />, { onUncaughtError: failed });

  await waitFor(() => expect(failed).toHaveBeenCalledTimes(1));
  expect(place.querySelector('h1')).toHaveTextContent('Buy Now');
  expect(place.querySelector('input')).toHaveValue('Asha Verma');
});
