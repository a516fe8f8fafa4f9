import config from '../../firebase.config.json';
import { faultsOfFirebaseSettings } from './checkFirebaseSettings';

const appCheck = { provider: 'recaptcha-v3', siteKey: 'key' };

test.each([
  ['of the repository', config],
  ['with App Check', { ...config, appCheck }],
])('the configuration %s is good', (_case, settings) => {
  expect(faultsOfFirebaseSettings(settings)).toEqual([]);
});

test.each([
  ['no project', { ...config, projectId: undefined }, /^projectId: Give the id/],
  [
    'a project’s title for its id',
    { ...config, projectId: 'My Site' },
    /^projectId: A project id has/,
  ],
  [
    'App Check without a key',
    { ...config, appCheck: { provider: 'recaptcha-v3' } },
    /^appCheck.siteKey: Give/,
  ],
  ['a misspelt name', { ...config, appcheck: appCheck }, /appcheck/],
])('%s is said', (_case, settings, fault) => {
  expect(faultsOfFirebaseSettings(settings)).toEqual([expect.stringMatching(fault)]);
});
