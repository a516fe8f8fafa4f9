import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { App } from '../App';
import { InEnglish } from './inEnglish';

/** Opens the whole shell at an address, in English. */
export const openApp = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <App composedYear={2001} />
    </MemoryRouter>,
    { wrapper: InEnglish },
  );
