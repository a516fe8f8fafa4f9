import { renderToString } from 'react-dom/server.edge';
import { brand } from '@site/contracts/brand';
import { emailHref, phoneHref } from '@site/contracts/contactLinks';
import { OrderForm } from '../order-form/OrderForm';
import { english } from './en';
import { hindi } from './hi';
import type { OrderTexts } from './OrderTexts';
import { Texts } from './useTexts';

/** The addresses that the form names where no script runs. */
const linksWithoutScript = (texts: OrderTexts) =>
  [
    ...renderToString(
      <Texts value={texts}>
        <OrderForm notify={() => {}} />
      </Texts>,
    )
      .match(/<div class="withoutScript">.*?<\/div>/s)![0]
      .matchAll(/href="([^"]+)"/g),
  ].map(([, href]) => href);

test.each([
  ['English', english],
  ['Hindi', hindi],
])('without scripts, the form in %s links to phone, e-mail and messages', (_language, texts) => {
  expect(linksWithoutScript(texts)).toEqual([phoneHref, emailHref, brand.social.whatsapp]);
});

test.each([english, hindi])('the brand is filled in', ({ form, messages, details, subscribe }) => {
  expect(form.privacy.consent).toContain(brand.company);
  expect(JSON.stringify([form.privacy, messages, subscribe])).not.toMatch(/[{]\w+[}]/);
  expect(JSON.stringify(details)).not.toMatch(/[{](product|company|phone|email)[}]/);
});
