import { brand } from '@site/company/brand';
import { english } from './en';
import { hindi } from './hi';

test.each([english, hindi])('the brand is filled in', ({ form, messages, details, subscribe }) => {
  expect(form.privacy.consent).toContain(brand.company);
  expect(JSON.stringify([form.privacy, messages, subscribe])).not.toMatch(/[{]\w+[}]/);
  expect(JSON.stringify(details)).not.toMatch(/[{](product|company|phone|email)[}]/);
});
