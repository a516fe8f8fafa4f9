import { brand } from '@site/company/brand';
import { paths } from '@site/company/paths';
import { expect, test } from '../browser/test';

test('the privacy policy covers what the specification and the law list, and what stays on the device', async ({
  site,
}) => {
  const { page } = await site.visit(paths.privacyPolicy);
  const text = await page.locator('main').textContent();

  for (const topic of [
    ...['Name', 'E-mail address', 'Phone number', 'Usage data', 'Cookies'],
    ...['Transactions', 'Delivery', 'Support', 'Updates', 'Security'],
    ...['Access', 'Correction', 'Erasure', 'Withdrawal', 'Data Protection Board of India'],
    ...['Changes to this policy', brand.company, brand.email, brand.phone, ...brand.address],
    ...['Reports', 'Unsent enquiries', 'three days', 'shared device', 'subscribe'],
  ]) {
    expect(text).toContain(topic);
  }
});
