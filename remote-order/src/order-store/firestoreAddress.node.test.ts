import { firestoreAddress } from './firestoreAddress';

const keys = { apiKey: 'key', appId: 'app' };

test.each([
  ['a local project, http', 'demo-site', 'http:', 'localhost:8080', 'localhost:8080', false],
  ['a local project, https', 'demo-site', 'https:', 'site.example', 'site.example', true],
])('%s: the page’s own origin', (_case, projectId, protocol, host, sentTo, ssl) => {
  expect(firestoreAddress({ ...keys, projectId }, { protocol, host })).toEqual({
    host: sentTo,
    ssl,
  });
});

test('a real project: the SDK’s own address', () => {
  const origin = { protocol: 'https:', host: 'site.example' };

  expect(firestoreAddress({ ...keys, projectId: 'my-demo-project' }, origin)).toEqual({});
});
