import { bootHash } from '@site/federation/page/boot/bootScript';
import { speculationHash } from '@site/federation/page/speculationRules';
import { REPORTS_ADDRESS, secureOriginHeaders, securityHeaders } from './siteHeaders';

describe('under https', () => {
  const policyOf = (headers: Readonly<Record<string, string>>) =>
    headers['Content-Security-Policy'];
  const withReports = secureOriginHeaders([], REPORTS_ADDRESS);

  test('reports have an endpoint, which under http would disable them', () => {
    expect(policyOf(withReports)).toBe(`${policyOf(securityHeaders([]))}; report-to site`);
    expect(policyOf(securityHeaders([]))).toMatch(/; report-uri \/reports$/);
    expect(withReports['Reporting-Endpoints']).toBe('site="/reports"');
  });

  test('without a service for reports the headers name none, and the rest stays', () => {
    const headers = secureOriginHeaders([], undefined);

    expect(JSON.stringify(headers)).not.toMatch(/report|endpoint/i);
    expect(policyOf(withReports)).toBe(`${policyOf(headers)}; report-uri /reports; report-to site`);
    expect(headers['Integrity-Policy']).toBe('blocked-destinations=(script)');
    expect(headers['Strict-Transport-Security']).toBe('max-age=63072000');
  });
});

test('the policy allows only the boot script and the styles of the composition inline, no code from strings, no other Trusted Types policy', () => {
  const policy =
    securityHeaders(['sha256-1', 'sha256-2'].map((it) => `'${it}'`))['Content-Security-Policy'] ??
    '';

  expect(policy).not.toMatch(/unsafe-/);
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining([
      `script-src 'self' ${bootHash} ${speculationHash}`,
      "style-src 'self' 'sha256-1' 'sha256-2'",
      "require-trusted-types-for 'script'",
      'trusted-types default',
    ]),
  );
});
