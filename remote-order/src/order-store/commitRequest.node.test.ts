import type { SubscriberRecord } from '@site/contracts/enquiry';
import { commitAddress, commitBody } from './commitRequest';

const settings = (projectId: string) => ({ projectId, apiKey: 'key', appId: 'app' });

test.each([
  ['a project that exists only locally', 'demo-site', 'https://site.example'],
  ['a real project', 'my-demo-project', 'https://firestore.googleapis.com'],
])('%s is sent to its own address', (_case, projectId, origin) => {
  expect(commitAddress(settings(projectId), 'https://site.example')).toBe(
    `${origin}/v1/projects/${projectId}/databases/(default)/documents:commit?key=key`,
  );
});

test.each([undefined, null, 1.5, NaN, { a: 1 }])('%p cannot be stored', (value) => {
  const record = { Email: value } as unknown as SubscriberRecord;

  expect(() => commitBody(settings('demo-site'), 'subscribers', 'id', record)).toThrow(TypeError);
});
