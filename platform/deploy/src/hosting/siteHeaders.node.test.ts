import { appCheckHeaders } from './appCheckHeaders';
import { VIOLATIONS_ADDRESS } from '@site/contracts/visitReport';
import { secureOriginHeaders, securityHeaders } from './siteHeaders';

test('reports have an endpoint under https, which under http would disable them', () => {
  const settings = { scripts: [], styles: [], violations: VIOLATIONS_ADDRESS };
  const [withReports, plain] = [secureOriginHeaders(settings), securityHeaders(settings)];
  const policy = plain['Content-Security-Policy'];

  expect(withReports['Content-Security-Policy']).toBe(`${policy}; report-to site`);
  expect(policy).toMatch(/; report-uri \/reports$/);
  expect(withReports['Reporting-Endpoints']).toBe('site="/reports"');
});

test('the policy allows only the scripts and styles of the composition inline, no code from strings, no other Trusted Types policy', () => {
  const policy =
    securityHeaders({ scripts: ["'sha256-0'"], styles: ["'sha256-1'", "'sha256-2'"] })[
      'Content-Security-Policy'
    ] ?? '';

  expect(policy).not.toMatch(/unsafe-/);
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining([
      "script-src 'self' 'strict-dynamic' 'sha256-0'",
      "style-src 'self' 'sha256-1' 'sha256-2'",
      "require-trusted-types-for 'script'",
      'trusted-types site default',
    ]),
  );
});

test('visits go to another origin only where the settings name it', () => {
  const connections = (visits?: string) =>
    /connect-src ([^;]*)/.exec(
      secureOriginHeaders({ scripts: [], styles: [], visits })['Content-Security-Policy'] ?? '',
    )?.[1];

  expect(connections()).not.toContain('reports.example');
  expect(connections('/visits')).toBe(connections());
  expect(connections('https://reports.example/visits')).toContain(' https://reports.example');
});

describe('with App Check', () => {
  const headers = secureOriginHeaders({ scripts: [], styles: [], hasAppCheck: true });

  test('pages keep Trusted Types, Integrity-Policy and their sources, and may show a frame of the site', () => {
    const policy = headers['Content-Security-Policy'] ?? '';
    const without = secureOriginHeaders({ scripts: [], styles: [] });

    expect(policy.replace(" frame-src 'self';", '')).toBe(without['Content-Security-Policy']);
    expect(policy).toContain("frame-src 'self'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect({ ...headers, 'Content-Security-Policy': '' }).toEqual({
      ...without,
      'Content-Security-Policy': '',
    });
  });

  test('the frame names Google by https and path, and only pages of the site may show it', () => {
    const policy = appCheckHeaders['Content-Security-Policy'] ?? '';

    expect(policy).toMatch(/script-src 'self'( https:\/\/\S+\/recaptcha\/)+;/);
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toMatch(/unsafe|\*/);
  });
});
