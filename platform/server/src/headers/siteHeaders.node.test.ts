import { bootHash } from '@site/federation/page/boot/bootScript';
import { REPORTS_ADDRESS, secureOriginHeaders, securityHeaders } from './siteHeaders';

describe('under https', () => {
  const policyOf = (headers: Readonly<Record<string, string>>) =>
    headers['Content-Security-Policy'];
  const withReports = secureOriginHeaders([], REPORTS_ADDRESS);

  test('reports have an endpoint, which under http would silence them', () => {
    expect(policyOf(withReports)).toBe(`${policyOf(securityHeaders([]))}; report-to site`);
    expect(policyOf(securityHeaders([]))).toMatch(/; report-uri \/reports$/);
    expect(withReports['Reporting-Endpoints']).toBe('site="/reports"');
  });

  test('nothing is said of reports where nobody takes them, and the rest stays', () => {
    const headers = secureOriginHeaders([], undefined);

    expect(JSON.stringify(headers)).not.toMatch(/report|endpoint/i);
    expect(policyOf(withReports)).toBe(`${policyOf(headers)}; report-uri /reports; report-to site`);
    expect(headers['Integrity-Policy']).toBe('blocked-destinations=(script)');
    expect(headers['Strict-Transport-Security']).toBe('max-age=63072000');
  });
});

test('the policy lets no inline script but the boot script, no styles in a page but those of the composition, no code from text and no other policy through', () => {
  const policy =
    securityHeaders(['sha256-1', 'sha256-2'].map((it) => `'${it}'`))['Content-Security-Policy'] ??
    '';

  expect(policy).not.toMatch(/unsafe-/);
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining([
      `script-src 'self' ${bootHash}`,
      "style-src 'self' 'sha256-1' 'sha256-2'",
      "require-trusted-types-for 'script'",
      'trusted-types default',
    ]),
  );
});
