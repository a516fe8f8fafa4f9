import { render, screen } from '@testing-library/react';
import { brand } from '@site/company/brand';
import { paths } from '@site/company/paths';
import { english } from '../texts/en';
import { withTexts } from '../texts/useTexts';
import { PrivacyNotice } from './PrivacyNotice';

const Notice = withTexts(english, PrivacyNotice);

test('the notice says what, what for, how long and which rights, and leads to the policy and to the company', () => {
  render(<Notice consentId="consent" />);

  const terms = screen.getAllByRole('term').map((element) => element.textContent);
  expect(terms).toEqual(['What we collect', 'What for', 'How long', 'Your rights']);
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `mailto:${brand.email}`,
    paths.privacyPolicy,
  ]);
});
