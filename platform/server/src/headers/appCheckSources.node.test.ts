import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appCheckSources } from './appCheckSources';

function configured(settings: object): string {
  const file = join(mkdtempSync(join(tmpdir(), 'site-config-')), 'firebase.config.json');
  writeFileSync(file, JSON.stringify(settings));
  return file;
}

test('without App Check no other origin is allowed', () => {
  expect(appCheckSources(configured({ projectId: 'demo-site' }))).toEqual({
    isUsed: false,
    scripts: [],
    connections: [],
    frames: [],
  });
});

test('with App Check its origins are allowed, by https only, and by path where the host is shared', () => {
  const { isUsed, scripts, connections, frames } = appCheckSources(
    configured({ appCheck: { provider: 'recaptcha-v3', siteKey: 'key' } }),
  );

  expect(isUsed).toBe(true);
  expect(scripts.every((it) => /^https:.*\/recaptcha\/$/.test(it))).toBe(true);
  expect(connections).toContain('https://content-firebaseappcheck.googleapis.com');
  expect(frames.every((it) => it.startsWith('https://'))).toBe(true);
});
