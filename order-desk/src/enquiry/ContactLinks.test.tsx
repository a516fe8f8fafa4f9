import { act, screen } from '@testing-library/react';
import { enquiry } from '../testing/memoryCloud';
import { openTestDesk } from '../testing/openTestDesk';
import texts from '../../content/desk.json';

const one = enquiry(1);
const path = `/enquiries/${one.reference}`;

test('an e-mail address that a visitor made up adds nothing to the mail', async () => {
  const Email = 'sales?bcc=x%40evil.test&body=Pay@x.co';
  await openTestDesk(path, [enquiry(1, { order: { ...one.order!, Email } })]);
  const address = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'E-mail' }).href);

  expect([...address.searchParams.keys()]).toEqual(['subject', 'body']);
  expect(decodeURIComponent(address.pathname)).toBe(Email);
});

const textsOf = () =>
  [texts.enquiry.message, texts.enquiry.write].map((name) => {
    const { searchParams } = new URL(screen.getByRole<HTMLAnchorElement>('link', { name }).href);
    return searchParams.get('text') ?? searchParams.get('body');
  });

test.each([
  'Asha, your refund is ready: https://pay-cirvena.example/r',
  'Asha pay-cirvena.example',
  'Asha pay-cirvena.\u200dexample',
  'Asha pay-cirvena．भारत',
  'Asha pay-cirvena\u06dd.example',
  'Asha PAY-CIRVENA.COM',
  'Asha www.pay-Cirvena',
  'Asha refund@pay-cirvena',
])(
  'the company greets nobody with the address %s, which a stranger gave as a name',
  async (Name) => {
    await openTestDesk(path, [enquiry(1, { order: { ...one.order!, Name } })]);

    const greeting = /^(Hello, thank you for your enquiry about|नमस्ते,) Cirvena Forte/;
    expect(textsOf()).toEqual([expect.stringMatching(greeting), expect.stringMatching(greeting)]);
    expect(textsOf().join()).not.toMatch(/asha|pay-cirvena/i);
  },
);

test.each(['S.Ravi', 'Prof.Asha Rao', 'K.R.Narayanan', 'S/o Mohan', 'श्री.राम'])(
  '%s is greeted by name',
  async (Name) => {
    await openTestDesk(path, [enquiry(1, { order: { ...one.order!, Name } })]);
    expect(textsOf()).toEqual([expect.stringContaining(Name), expect.stringContaining(Name)]);
  },
);

test('what is hidden in a name turns nothing around: what Hindi needs, and a dot in a name, are greeted', async () => {
  const Name = 'डॉ. शक्\u200dति \u202eO\u2066\u00adK';
  await openTestDesk(path, [enquiry(1, { order: { ...one.order!, Name } })]);

  const greeting = expect.stringMatching(/^नमस्ते डॉ\. शक्\u200dति OK/);
  expect(textsOf()).toEqual([greeting, greeting]);
  const said = screen.getByText(/^नमस्ते, क्या/);
  expect(said.querySelector('bdi')).toHaveTextContent(Name);
});

test('a late order of a withdrawn product, which its record does not name, is asked about by its stored words', async () => {
  const gone = enquiry(1, { product: '', order: { ...one.order!, Products: 'Withdrawn-Gel' } });
  const { desk, container } = await openTestDesk(path, [gone]);
  // Opening it changed the record, which comes again without its order.
  await act(() => desk.refresh());

  expect(textsOf()).toEqual([
    expect.stringContaining('your enquiry about Withdrawn-Gel'),
    expect.stringContaining('your enquiry about Withdrawn-Gel'),
  ]);
  expect(container.querySelector('dl')).toHaveTextContent('Withdrawn-Gel');
});
