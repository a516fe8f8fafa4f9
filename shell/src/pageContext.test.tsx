import { render, screen } from '@testing-library/react';
import { NavigationType } from 'react-router-dom';
import { CommittedContext, useOpensAtTop, type Committed } from './pageContext';

const Page = () => <output>{String(useOpensAtTop())}</output>;

test('an anchor that is followed on a page that opened at its top has nothing of it drawn again', () => {
  const at = (hash: string): Committed => ({
    location: { pathname: '/products', search: '', hash, state: null, key: hash },
    navigationType: NavigationType.Push,
    isMorphed: false,
  });
  const page = (hash: string) => (
    <CommittedContext value={at(hash)}>
      <Page />
    </CommittedContext>
  );
  const { rerender } = render(page(''));
  expect(screen.getByRole('status')).toHaveTextContent('true');
  rerender(page('#indications'));

  expect(screen.getByRole('status')).toHaveTextContent('true');
});
