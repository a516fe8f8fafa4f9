import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { isRequired } from '@site/order-model/enquiry';
import { NO_EMAIL } from '@site/order-model/noEmail';
import { orderFieldNames } from '@site/order-model/orderFields';
import { enquiry } from '../testing/memoryCloud';
import { openTestDesk } from '../testing/openTestDesk';
import { pausePresses } from '../testing/pausePresses';
import texts from '../../content/desk.json';

const { labels, faults } = texts.add;

async function setup(enquiries = [enquiry(1, { status: 'done', outcome: 'ordered' })]) {
  const opened = await openTestDesk('/add', enquiries);
  const { user } = opened;
  const type = (label: string, text: string) => user.type(screen.getByLabelText(label), text);
  const choose = (label: string, value: string) =>
    user.selectOptions(screen.getByLabelText(label), value);
  const submit = () => user.click(screen.getByRole('button', { name: texts.add.submit }));
  const fill = async () => {
    await type(labels.Mobile, '+91 99887 76655');
    await type(labels.Name, 'Meera Nair');
    await type(labels.Email, 'meera@example.com');
    await choose(labels.Products, 'Cirvena-Cream');
    await type(labels.Quantity, '३');
    await choose(labels.RetailerSelfUse, 'Retailer');
  };
  return { ...opened, type, choose, submit, fill };
}

test('an enquiry by telephone is added once, by the rules of the form, and its page opens', async () => {
  const { cloud, desk, fill, scrollTo, submit } = await setup([]);
  const { addEnquiry } = desk;
  let keep = () => {};
  const adding = jest.spyOn(desk, 'addEnquiry').mockImplementation(async (...all) => {
    await new Promise<void>((done) => (keep = done));
    return addEnquiry(...all);
  });
  await fill();
  for (let presses = 0; presses < 2; presses++) {
    pausePresses();
    await submit();
  }
  expect(adding).toHaveBeenCalledTimes(1);
  scrollTo.mockClear();
  await act(async () => keep());

  expect(await screen.findByRole('heading', { name: 'Meera Nair' })).toBeVisible();
  // Not where the form ended.
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
  expect(screen.getByText(texts.claim.mine)).toBeVisible();
  expect(screen.getByText(`Written down: ${texts.sources.telephone}`)).toBeVisible();
  expect([...cloud.stored.values()]).toMatchObject([
    {
      source: 'telephone',
      product: 'Cirvena-Cream',
      order: { Mobile: '9988776655', Quantity: 3, RetailerSelfUse: 'Retailer' },
    },
  ]);
});

test('a name that begins with an initial is typed like any other', async () => {
  const { type } = await setup([]);
  await type(labels.Name, 'S Ramesh');
  expect(screen.getByLabelText(labels.Name)).toHaveValue('S Ramesh');
});

test('one that the database does not take says so, and that nobody else has it', async () => {
  const { cloud, fill, submit } = await setup([]);
  cloud.refusal = 'denied';
  await fill();
  await submit();

  expect(await screen.findByText(texts.enquiry.refused)).toBeVisible();
  expect(screen.queryByText(/was faster/)).toBeNull();
});

test('one that the database does not take is told of as an alert on every page, until it is discarded', async () => {
  const { cloud, container, fill, submit, user } = await setup([]);
  cloud.refusal = 'denied';
  await fill();
  await submit();
  const said = "Meera Nair's order was not stored. Colleagues do not see it.";
  const alerts = () => screen.getAllByRole('alert').map((alert) => alert.textContent);
  await waitFor(() => expect(alerts()).toContain(said));
  // The database has nothing that it could erase.
  expect(screen.queryByRole('button', { name: texts.enquiry.erase })).toBeNull();

  await user.click(screen.getByRole('link', { name: texts.layout.numbers }));
  expect(await screen.findByText(said)).toHaveRole('alert');
  await user.click(screen.getByRole('link', { name: texts.claim.openIt }));
  expect(await screen.findByRole('heading', { name: 'Meera Nair' })).toBeVisible();
  expect(alerts()).toContain(said);

  // The only copy goes after a question.
  await user.click(screen.getByRole('button', { name: texts.enquiry.discard }));
  expect(screen.getByText(texts.enquiry.discardQuestion)).toHaveFocus();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByRole('button', { name: texts.enquiry.eraseNo }));
  expect(alerts()).toContain(said);
  await user.click(screen.getByRole('button', { name: texts.enquiry.discard }));
  await user.click(screen.getByRole('button', { name: texts.enquiry.discardYes }));
  expect(screen.queryByText(said)).toBeNull();
});

test('one that the database did not take can be tried again, with what follows', async () => {
  const { cloud, desk, fill, submit, user } = await setup([]);
  cloud.refusal = 'denied';
  await fill();
  await submit();
  const again = await screen.findByRole('button', { name: texts.enquiry.tryAgain });
  await desk.change(desk.view().enquiries[0]!, { note: 'x' });
  await user.click(again);
  expect(again).toHaveFocus();
  expect(await screen.findByText(texts.enquiry.refused)).toBeVisible();
  expect(cloud.stored.size).toBe(0);

  cloud.refusal = undefined;
  pausePresses();
  await user.click(screen.getByRole('button', { name: texts.enquiry.tryAgain }));
  await waitFor(() => expect(desk.view().pending).toEqual([]));
  expect([...cloud.stored.values()]).toMatchObject([{ history: [{}, { note: 'x' }] }]);
  expect(screen.queryByText(texts.enquiry.refused)).toBeNull();
  expect(screen.queryByRole('button', { name: texts.enquiry.tryAgain })).toBeNull();
  const sent = screen.getByText(texts.enquiry.sent);
  expect(sent).toHaveRole('status');
  expect(sent).toHaveFocus();
});

test('what is at fault is said at its field, and the first one has the focus', async () => {
  const { container, cloud, submit, type } = await setup();
  await submit();
  expect(screen.getByLabelText(labels.Mobile)).toHaveFocus();
  for (const name of orderFieldNames.filter(isRequired)) {
    expect(screen.getByLabelText(labels[name])).toHaveAccessibleDescription(faults[name]);
  }
  expect(await axe(container)).toHaveNoViolations();
  await type(labels.Name, 'M');
  expect(screen.getByLabelText(labels.Name)).not.toHaveAccessibleDescription();
  expect(cloud.stored.size).toBe(1);
});

test('Enter in the field at fault is told what its fault is, each time', async () => {
  const { fill, user, type } = await setup();
  await fill();
  const alert = within(screen.getByRole('main')).getAllByRole('alert').at(-1)!;
  const said: (string | null)[] = [];
  new MutationObserver(() => said.push(alert.textContent)).observe(alert, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  await user.clear(screen.getByLabelText(labels.Name));
  await type(labels.Name, '{Enter}');
  expect(alert).toHaveTextContent(faults.Name);
  pausePresses();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(said.filter((text) => text === faults.Name)).toHaveLength(2));
  await type(labels.Name, 'M');
  expect(alert).toBeEmptyDOMElement();
});

test('rules of the form come one after the other, as visitors have them', async () => {
  const { fill, submit, user } = await setup();
  await fill();
  const [mail, phone] = [labels.Email, labels.Mobile].map((label) => screen.getByLabelText(label));
  await user.clear(phone!);
  await user.type(phone!, '12345');
  await user.clear(mail!);
  await user.type(mail!, 'meera');
  await submit();
  expect(mail).toHaveAccessibleDescription(faults.email);
  expect(phone).not.toHaveAccessibleDescription();
  await user.type(mail!, '@example.com');
  pausePresses();
  await submit();
  expect(phone).toHaveAccessibleDescription('10 digits are needed; you typed 5.');
});

test('a number that is known says whose it is, and fills in name and address', async () => {
  const { type, user } = await setup();
  const known = within(screen.getByRole('main')).getByRole('status');
  await type(labels.Mobile, '98765 0000');
  expect(known).toBeEmptyDOMElement();
  await type(labels.Mobile, '1');
  expect(known).toHaveTextContent('Person 1 · Asked before: 1');
  expect(within(known).getByRole('link').closest('li')).toHaveTextContent('Done: Ordered');
  await user.click(within(known).getByRole('button', { name: texts.add.fill }));
  expect(screen.getByLabelText(labels.Name)).toHaveValue('Person 1');
  expect(screen.getByLabelText(labels.Email)).toHaveValue('person1@example.com');
});

test('a caller without an e-mail address is added without one', async () => {
  const { cloud, container, fill, submit, user } = await setup([]);
  await fill();
  const none = screen.getByLabelText(texts.add.noEmail);
  await user.click(none);
  expect(none).toHaveFocus();
  expect(screen.queryByLabelText(labels.Email)).toBeNull();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(none);
  expect(screen.getByLabelText(labels.Email)).toHaveValue('');
  await submit();
  expect(screen.getByLabelText(labels.Email)).toHaveAccessibleDescription(faults.Email);
  await user.click(none);
  pausePresses();
  await submit();

  expect(await screen.findByRole('heading', { name: 'Meera Nair' })).toBeVisible();
  expect([...cloud.stored.values()]).toMatchObject([{ order: { Email: NO_EMAIL } }]);
});

test('a caller who is known to have no address fills in the name, and that there is none', async () => {
  const { order, ...known } = enquiry(1);
  const caller = { ...known, order: { ...order!, Email: NO_EMAIL } };
  const { type, user } = await setup([caller]);
  await type(labels.Mobile, '9876500001');
  await user.click(screen.getByRole('button', { name: texts.add.fill }));
  expect(screen.getByLabelText(labels.Name)).toHaveValue('Person 1');
  expect(screen.getByLabelText(texts.add.noEmail)).toBeChecked();
});

test('a failure is said until the next try, and again when that fails as well', async () => {
  const { desk, fill, submit, user } = await setup([]);
  const adding = jest.spyOn(desk, 'addEnquiry').mockRejectedValue(new Error('No member.'));
  await fill();
  await submit();
  const alert = screen.getByText(texts.add.failed);
  const changed = jest.fn();
  new MutationObserver(changed).observe(alert, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  pausePresses();
  await submit();
  expect(alert).toHaveTextContent(texts.add.failed);
  expect(changed).toHaveBeenCalled();
  await user.clear(screen.getByLabelText(labels.Name));
  pausePresses();
  await submit();
  expect(alert).toBeEmptyDOMElement();
  adding.mockRestore();
});

test('what was typed is still there after another page was looked at, and in a tab that the phone had closed', async () => {
  const { type, user, unmount, fill, submit } = await setup();
  await type(labels.Name, 'Meera');
  await user.click(screen.getByRole('link', { name: texts.layout.numbers }));
  await user.click(screen.getByRole('link', { name: texts.layout.enquiries }));
  await user.click(screen.getByRole('link', { name: texts.add.title }));
  expect(screen.getByLabelText(labels.Name)).toHaveValue('Meera');

  unmount();
  const again = await setup();
  const name = screen.getByLabelText(labels.Name);
  expect(name).toHaveValue('Meera');
  await user.clear(name);
  await fill();
  await submit();
  await screen.findByRole('heading', { name: 'Meera Nair' });
  again.unmount();
  await setup();
  expect(screen.getByLabelText(labels.Name)).toHaveValue('');
});
