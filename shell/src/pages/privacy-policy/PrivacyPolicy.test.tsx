import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { brand } from '@site/company/brand';
import { InEnglish } from '../../testing/inEnglish';
import { loadPolicy, type PolicyTexts } from './policyTexts';
import { PrivacyPolicy } from './PrivacyPolicy';

jest.mock('./policyTexts', () => ({ policyIn: () => undefined, loadPolicy: jest.fn() }));

/** Shows the page before its text is there. */
function setup() {
  let [come, fail] = [(_: PolicyTexts) => {}, () => {}];
  jest
    .mocked(loadPolicy)
    .mockReturnValue(new Promise((resolve, reject) => ([come, fail] = [resolve, reject])));
  render(
    <MemoryRouter>
      <InEnglish>
        <PrivacyPolicy />
      </InEnglish>
    </MemoryRouter>,
  );
  return { come, fail, heading: screen.getByRole('heading', { level: 1, name: 'Privacy Policy' }) };
}

test('a text that comes late is shown below the same heading', async () => {
  const { come, heading } = setup();
  screen.getByText('Privacy Policy is loading.');
  const section = { title: 'What we collect', paragraphs: ['Your name'] };
  await act(async () =>
    come({ title: 'Privacy', lead: '', sections: [section], contactTitle: 'Contact' }),
  );

  screen.getByText('Your name');
  expect(heading).toHaveTextContent('Privacy');
  expect(heading).toBeInTheDocument();
});

test('where it fails, the page says so, how to reach the company, and tries its document', async () => {
  const { fail } = setup();
  await act(async () => fail());

  screen.getByText('Privacy Policy could not be loaded.');
  screen.getByRole('link', { name: brand.phone });
  expect(screen.getByText('Try again')).toHaveAttribute('href', '');
});
