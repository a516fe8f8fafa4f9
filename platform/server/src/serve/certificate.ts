import { createHash, X509Certificate } from 'node:crypto';
import { generate } from 'selfsigned';

/** What a server needs to answer under https. */
export interface Certificate {
  /** The private key, PEM. */
  key: string;
  /** The certificate, PEM. */
  cert: string;
}

/**
 * Makes a certificate for `localhost` that nobody has signed: for measuring and testing what holds under https alone
 * (HTTP/2, `Strict-Transport-Security`, reports to `report-to`). It is valid for this day and kept nowhere.
 */
export async function certificateForTests(): Promise<Certificate> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    algorithm: 'sha256',
    keyType: 'ec',
    notAfterDate: new Date(Date.now() + 86_400_000),
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
  });
  return { key, cert };
}

/** The browser flag that makes Chromium trust this one certificate as if it were signed. */
export function trustFlag({ cert }: Certificate): string {
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  const hash = createHash('sha256').update(publicKey).digest('base64');
  return `--ignore-certificate-errors-spki-list=${hash}`;
}
