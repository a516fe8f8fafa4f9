import { createHash, X509Certificate } from 'node:crypto';
import { generate } from 'selfsigned';
import { LOOPBACK } from '@site/tooling/http/listenLocally';

/** A certificate with its private key, both PEM. */
export interface Certificate {
  key: string;
  cert: string;
}

/**
 * Makes a self-signed certificate for `localhost`, valid for a day, for tests and measurements of what needs https:
 * HTTP/2, `Strict-Transport-Security`, `report-to`.
 */
export async function certificateForTests(): Promise<Certificate> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    algorithm: 'sha256',
    keyType: 'ec',
    notAfterDate: new Date(Date.now() + 86_400_000),
    extensions: [
      {
        name: 'subjectAltName',
        altNames: [
          { type: 2, value: 'localhost' },
          { type: 7, ip: LOOPBACK },
        ],
      },
    ],
  });
  return { key, cert };
}

/** The flag that makes Chromium trust this certificate. */
export function trustFlag({ cert }: Certificate): string {
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  const hash = createHash('sha256').update(publicKey).digest('base64');
  return `--ignore-certificate-errors-spki-list=${hash}`;
}
