import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import type { Session } from '../cloud/session';
import { CloudError } from '../model/deskCloud';
import { pausePresses } from '../testing/pausePresses';
import { deskTexts } from '../texts/deskTexts';
import { InLanguage } from '../texts/language';
import { SignIn } from './SignIn';

const { en, hi } = deskTexts;

beforeEach(() => localStorage.clear());
beforeEach(pausePresses);
// jsdom knows nobody who has touched the page.
beforeAll(() => Object.assign(navigator, { userActivation: { hasBeenActive: false } }));

/** Somebody at the door, whose mails and codes are answered as told. */
function setup(answers: Partial<Session> = {}) {
  const session: Session = {
    sendLink: async () => {},
    linkOf: async () => 'link',
    isLink: () => false,
    signIn: async () => {},
    signOut: async () => {},
    watch: () => () => {},
    ...answers,
  };
  render(
    <InLanguage>
      <MemoryRouter>
        <SignIn session={session} isDenied={false} onSignedIn={() => {}} />
      </MemoryRouter>
    </InLanguage>,
  );
  return userEvent.setup();
}

const tooMany = () => Promise.reject(new CloudError('tooMany'));

test('too many mails from a network are said, in the language of the moment', async () => {
  const user = setup({ sendLink: tooMany });
  await user.type(screen.getByLabelText(en.signIn.email), 'asha@example.com{Enter}');
  expect(await screen.findByText(en.signIn.tooMany)).toHaveRole('status');
  await user.click(screen.getByRole('button', { name: 'हिन्दी' }));
  expect(screen.getByText(hi.signIn.tooMany)).toBeVisible();
  expect(screen.queryByText(en.signIn.tooMany)).toBeNull();
});

test('who may try no more codes is told that the link still works', async () => {
  const user = setup({ linkOf: tooMany });
  await user.type(screen.getByLabelText(en.signIn.email), 'asha@example.com{Enter}');
  await user.type(await screen.findByLabelText(en.signIn.code), 'BBBB-BBBB{Enter}');
  expect(await screen.findByText(en.signIn.tooManyCodes)).toBeVisible();
  expect(screen.getByLabelText(en.signIn.code)).toHaveValue('BBBB-BBBB');
});

test('a second press on a slow network sends no second mail, and tries no code twice', async () => {
  let answer = () => {};
  const answered = () => new Promise<void>((resolve) => (answer = resolve));
  const [sendLink, linkOf] = [jest.fn(answered), jest.fn(() => answered().then(() => 'link'))];
  const user = setup({ sendLink, linkOf });
  const pressTwice = async (name: string) => {
    const button = screen.getByRole('button', { name });
    for (let presses = 0; presses < 2; presses++) {
      pausePresses();
      await user.click(button);
    }
    act(answer);
  };
  await user.type(screen.getByLabelText(en.signIn.email), 'asha@example.com');
  await pressTwice(en.signIn.send);
  await user.type(await screen.findByLabelText(en.signIn.code), 'BBBB-BBBB');
  await pressTwice(en.signIn.finish);
  expect(sendLink).toHaveBeenCalledTimes(1);
  expect(linkOf).toHaveBeenCalledTimes(1);
});

test('a double click on Send another mail does not send it before the address was looked at', async () => {
  const sendLink = jest.fn(async () => {});
  const user = setup({ sendLink });
  await user.type(screen.getByLabelText(en.signIn.email), 'asha@example.com{Enter}');
  const coords = { clientX: 200, clientY: 300 };
  const press = (target: Element) => user.pointer({ keys: '[MouseLeft]', target, coords });
  await press(await screen.findByRole('button', { name: en.signIn.again }));
  // It has come to the same place.
  await press(screen.getByRole('button', { name: en.signIn.send }));
  expect(sendLink).toHaveBeenCalledTimes(1);
});

test('a double click on the language changes it once', async () => {
  const user = setup();
  await user.dblClick(screen.getByRole('button', { name: 'हिन्दी' }));
  expect(screen.getByRole('heading', { name: hi.signIn.title })).toBeVisible();
});

test('while a mail is being sent that is said', async () => {
  let done = () => {};
  const user = setup({ sendLink: () => new Promise<void>((resolve) => (done = resolve)) });
  await user.type(screen.getByLabelText(en.signIn.email), 'asha@example.com{Enter}');
  expect(screen.getByText(en.signIn.sending)).toHaveRole('status');
  done();
  expect(await screen.findByLabelText(en.signIn.code)).toBeVisible();
  expect(screen.queryByText(en.signIn.sending)).toBeNull();
});
