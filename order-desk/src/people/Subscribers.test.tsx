import { languageNames } from '@site/company/languages';
import { screen } from '@testing-library/react';
import { CloudError } from '../model/deskCloud';
import { openTestDesk } from '../testing/openTestDesk';
import { pausePresses } from '../testing/pausePresses';
import texts from '../../content/desk.json';
import hindi from '../../content/hi/desk.json';

test('why no subscribers are shown, or saved, is said in the language that is chosen then', async () => {
  const { user, cloud } = await openTestDesk('/people', [], (prepared) => {
    prepared.subscribers = [{ id: 's1', email: 'ravi@x.in' }];
  });
  const { people } = texts;
  const switchAndExpect = async (said: string, other: string) => {
    await user.click(screen.getByRole('button', { name: languageNames.hi }));
    expect(screen.getByText(other)).toHaveRole('status');
    pausePresses();
    await user.click(screen.getByRole('button', { name: languageNames.en }));
    expect(screen.getByText(said)).toHaveRole('status');
    pausePresses();
  };
  cloud.failure = 'offline';
  await user.click(screen.getByRole('button', { name: people.show }));
  await screen.findByText(people.unreachable);
  await switchAndExpect(people.unreachable, hindi.people.unreachable);

  cloud.failure = undefined;
  await user.click(screen.getByRole('button', { name: people.show }));
  cloud.logExport = () => Promise.reject(new CloudError('offline'));
  await user.click(await screen.findByRole('button', { name: 'Save 1 as a table (CSV)' }));
  await screen.findByText(people.exportFailed);
  await switchAndExpect(people.exportFailed, hindi.people.exportFailed);
});
