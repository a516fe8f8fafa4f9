import { render, screen } from '@testing-library/react';
import { brand } from '@site/contracts/brand';
import { paths } from '@site/contracts/paths';
import { english } from '../texts/en';
import { withTexts } from '../texts/withTexts';
import { PrivacyNotice } from './PrivacyNotice';

const Notice = withTexts(english, PrivacyNotice);

test('the notice says what, what for, how long and which rights, and leads to the policy and to the company', () => {
  render(<Notice consentId="consent" />);

  const terms = screen.getAllByRole('term').map((element) => element.textContent);
  expect(terms).toEqual(['What we collect', 'What for', 'How long', 'Your rights']);
  const told = screen.getAllByRole('definition').map((element) => element.textContent);
  for (const item of ['name', 'e-mail', 'phone', 'product', 'quantity', 'retailer']) {
    expect(told[0]).toContain(item);
  }
  expect(told[1]).toContain(brand.company);
  expect(told[2]).toContain('on this device until it is sent');
  for (const right of ['withdraw', 'correct', 'erase', 'Data Protection Board of India']) {
    expect(told[3]).toContain(right);
  }
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
    'href',
    paths.privacyPolicy,
  );
  expect(screen.getByRole('link', { name: new RegExp(brand.email) })).toHaveAttribute(
    'href',
    `mailto:${brand.email}`,
  );
});
