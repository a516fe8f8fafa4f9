import { readFile } from 'node:fs/promises';
import { countsIn } from '@site/reports/storage/countFile';
import { testSites } from '../serve/testing/testSites';
import { countsOfThisHour } from './testing/countsOfThisHour';

const serve = testSites();
const files = { '/index.html': '<p>Home</p>' };

describe('a report of a browser', () => {
  const script = '/releases/remote-order/1.0.0-0123456789ab/remoteEntry.js';
  const older = (report: Record<string, unknown>) => ({
    method: 'POST',
    headers: { 'Content-Type': 'application/csp-report' },
    body: JSON.stringify({ 'csp-report': report }),
  });
  const newer = (...reports: unknown[]) => ({
    method: 'POST',
    headers: { 'Content-Type': 'application/reports+json' },
    body: JSON.stringify(reports),
  });

  test('of the older form is counted without anything about the visitor', async () => {
    const { ask, data } = await serve(files);
    const { code } = await ask(
      '/reports',
      older({
        'document-uri': 'https://site.example/buy-now?email=asha@example.com#x',
        referrer: 'https://mail.example/asha',
        'effective-directive': 'script-src-elem',
        'blocked-uri': 'https://user:secret@cdn.example/asha/evil.js?token=1',
        'source-file': `https://site.example${script}?v=asha`,
        'script-sample': 'asha@example.com',
      }),
    );

    expect(code).toBe(204);
    expect(await countsOfThisHour(data)).toEqual({
      'remoteOrder/1.0.0-0123456789ab': {
        'violation csp-violation script-src-elem https://cdn.example': 1,
      },
    });
    expect(await readFile(countsIn(data), 'utf8')).not.toMatch(/asha|secret|token/);
  });

  test('of the Reporting API comes in lists; other types are ignored', async () => {
    const { ask, data } = await serve(files);
    const documentURL = 'https://site.example/asha@example.com';
    const { code } = await ask(
      '/reports',
      newer(
        {
          type: 'csp-violation',
          body: { documentURL, effectiveDirective: 'script-src-elem', blockedURL: 'inline' },
        },
        {
          type: 'integrity-violation',
          body: { documentURL, destination: 'script', blockedURL: `https://site.example${script}` },
        },
        {
          type: 'csp-violation',
          body: {
            documentURL,
            effectiveDirective: 'img-src Asha',
            blockedURL: 'chrome-extension://abc/asha.png',
            sourceFile: 'https://site.example/orders/asha',
          },
        },
        { type: 'deprecation', body: { id: 'x' } },
        'nothing',
      ),
    );

    expect(code).toBe(204);
    expect(await countsOfThisHour(data)).toEqual({
      'remoteOrder/1.0.0-0123456789ab': { 'violation integrity-violation script file': 1 },
      other: {
        'violation csp-violation script-src-elem inline': 1,
        'violation csp-violation other chrome-extension': 1,
      },
    });
    expect(await readFile(countsIn(data), 'utf8')).not.toMatch(/asha/i);
  });

  test('in another form or too large is rejected', async () => {
    const { ask, data } = await serve(files);
    const codes = await Promise.all([
      ask('/reports', { ...newer(), body: '{}' }),
      ask('/reports', { ...newer(), body: '"text"' }),
      ask('/reports', { ...newer(), body: ' '.repeat(33_000) }),
      ask('/reports', { ...newer(), headers: { 'Content-Type': 'application/json' } }),
    ]);

    expect(codes.map(({ code }) => code)).toEqual([400, 400, 413, 415]);
    expect(await countsOfThisHour(data)).toEqual({});
  });
});
