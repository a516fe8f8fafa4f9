import type { Deployment } from '../deployments/state/deploymentState';
import { hostFault, pagesFault, type PublicAnswers } from './publicFault';

const composed = (shell: string): Deployment => ({
  live: { shell },
  on: '2030-01-01T10:00:00.000Z',
  by: { name: 'deploy', releases: {} },
  previous: { applications: {} },
});
const deployed = (version: string, shell: string): Deployment => ({
  ...composed(shell),
  publication: { version, by: 'ravi', commit: null },
});
const [first, second] = [deployed('v1', '1.0.0-aaaa'), deployed('v2', '1.1.0-bbbb')];
const stopped = composed('1.2.0-cccc');

const publicFault = (answers: PublicAnswers) => hostFault(answers) ?? pagesFault(answers);

/** Its host and its pages show what was deployed last. */
const asRecorded: PublicAnswers = {
  site: {
    store: { address: '/store' } as PublicAnswers['site']['store'],
  },
  target: { name: 'production', address: 'https://site.test' },
  state: { history: [second, first] },
  live: { version: 'v2', by: 'ravi' },
  shown: { live: second.live },
};
const local = { ...asRecorded.target, isLocal: true };
const desk = { ...asRecorded.target, shows: 'desk' } as const;

test.each<[string, Partial<PublicAnswers>]>([
  ['shows what was deployed last', {}],
  ['was never deployed', { state: undefined, live: undefined, shown: undefined }],
  [
    'shows a deployment that is not written down yet',
    { state: { history: [first], pending: second } },
  ],
  ['shows the one before one that was stopped', { state: { history: [second], pending: stopped } }],
  ['is the desk, whose pages say nothing', { target: desk, shown: undefined }],
])('nothing is wrong with a site that %s', (_, answers) => {
  expect(publicFault({ ...asRecorded, ...answers })).toBeUndefined();
});

test.each<[string, Partial<PublicAnswers>, string]>([
  [
    'of another store',
    { state: undefined },
    'production shows v2 by ravi, and /store has recorded nothing of it. Name the store that it was deployed from: --store FOLDER',
  ],
  [
    'that somebody else has published',
    { live: { version: 'v9', by: 'somebody' }, shown: undefined },
    'Somebody else has published to production: v9 by somebody. To show what was recorded: npm run site -- deploy --to production --store /store',
  ],
  [
    'that went back at its host',
    { live: { version: 'v1', by: 'ravi' }, shown: { live: first.live } },
    'production shows v1 by ravi, which was deployed before: somebody went back at its host. The next command goes on from there.',
  ],
  [
    'that was switched off',
    { live: undefined, shown: undefined },
    'production shows nothing: somebody switched it off.',
  ],
  [
    'that is the desk, published by somebody else',
    { target: desk, live: { version: 'v9' } },
    'Somebody else has published to production: v9. To show what was recorded: npm run site -- deploy --to production --store /store',
  ],
  [
    'whose pages say nothing',
    { shown: undefined },
    'https://site.test/deployment.json does not say what it shows: the address leads elsewhere, or an earlier version of these tools published it. Then deploy once more: npm run site -- deploy --to production --store /store',
  ],
  [
    'on this machine that no server shows',
    { target: local, shown: undefined },
    'No server shows this site at https://site.test. To start it: npm start',
  ],
  [
    'whose address shows other releases',
    { shown: { live: first.live } },
    'https://site.test shows shell 1.0.0-aaaa, and shell 1.1.0-bbbb were deployed. The address leads to another site, or something on the way to it keeps old answers.',
  ],
  [
    'on this machine whose address shows other releases',
    { target: local, shown: { live: first.live } },
    'https://site.test shows shell 1.0.0-aaaa, and shell 1.1.0-bbbb were deployed. Another checkout may serve its site there: stop that one, then run npm start here.',
  ],
])('of a site %s somebody reads what is wrong', (_, answers, fault) => {
  expect(publicFault({ ...asRecorded, ...answers })).toBe(fault);
});
