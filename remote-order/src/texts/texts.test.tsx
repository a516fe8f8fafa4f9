import type { ComponentType } from 'react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderToString } from 'react-dom/server.edge';
import { MemoryRouter } from 'react-router';
import { brand, emailHref, phoneHref } from '@site/contracts/brand';
import { buyerKinds, orderValues } from '@site/contracts/enquiry';
import type { OrderFormProps } from '@site/contracts/remotes/order';
import OrderForm from '../exposes/OrderForm';
import OrderFormInHindi from '../exposes/OrderForm.hi';
import Subscribe from '../exposes/Subscribe.hi';
import { english } from './en';
import { hindi } from './hi';

test('the form in Hindi stores the values of the specification', async () => {
  const notify = jest.fn();
  const { container } = render(
    <MemoryRouter>
      <OrderFormInHindi notify={notify} />
      <Subscribe notify={notify} />
    </MemoryRouter>,
  );
  const values = (label: string) =>
    within(screen.getByLabelText(label))
      .getAllByRole('option')
      .map((it) => it.getAttribute('value'));
  expect(values(hindi.form.labels.RetailerSelfUse)).toEqual([...buyerKinds]);
  expect(values(hindi.form.labels.Products)).toEqual([...orderValues]);
  expect(screen.getByRole('option', { name: hindi.form.buyers['Self Use'] })).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();

  await userEvent.click(screen.getByRole('button', { name: hindi.form.placeOrder }));
  expect(notify.mock.calls).toEqual([['warning', hindi.messages.unfilled]]);
  expect(screen.getByLabelText(hindi.form.labels.Name)).toHaveAccessibleDescription(
    hindi.messages.unfilled,
  );
});

/** The addresses that the form names where scripts are off; React renders `noscript` on the server alone. */
const linksWithoutScript = (Form: ComponentType<OrderFormProps>) =>
  [
    ...renderToString(
      <MemoryRouter>
        <Form notify={() => {}} />
      </MemoryRouter>,
    )
      .match(/<noscript>.*?<\/noscript>/s)![0]
      .matchAll(/href="([^"]+)"/g),
  ].map(([, href]) => href);

test.each([
  ['English', OrderForm],
  ['Hindi', OrderFormInHindi],
])('without scripts, the form in %s links to phone, e-mail and messages', (_language, Form) => {
  expect(linksWithoutScript(Form)).toEqual([phoneHref, emailHref, brand.social.whatsapp]);
});

test.each([english, hindi])('the brand is filled in', ({ form, messages, details, subscribe }) => {
  expect(form.privacy.consent).toContain(brand.company);
  expect(JSON.stringify([form.privacy, messages, subscribe])).not.toMatch(/[{]\w+[}]/);
  expect(JSON.stringify(details)).not.toMatch(/[{](product|company|phone|email)[}]/);
});
