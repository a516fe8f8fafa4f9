import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Phone, PushMessage } from '@site/firestore/staff/phone';

/** A phone with its secrets, which only the phone itself has. */
export interface TestPhone extends Phone {
  /** Reads what was encrypted for it. Throws for anything else. */
  decrypt(body: Buffer): PushMessage;
}

export interface ReceivedPush {
  /** The end of the phone's address. */
  phone: string;
  message: PushMessage;
  headers: IncomingHttpHeaders;
}

export type PushBehaviour =
  | 'accept'
  /** Says that there is no such phone any more. */
  | 'gone'
  /** Says to come later. */
  | 'busy'
  /** Takes the push and breaks the connection before it says so. */
  | 'loseAnswer'
  /** Says nothing. */
  | 'hang';

export type PushService = Awaited<ReturnType<typeof startPushService>>;

const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** Decrypts as a browser does (RFC 8291, RFC 8188): one record, its salt and the sender's key in front of it. */
function decryptWith(keys: ReturnType<typeof createECDH>, auth: Buffer, body: Buffer): string {
  const salt = body.subarray(0, 16);
  const keyEnd = 21 + (body[20] ?? 0);
  const senderKey = body.subarray(21, keyEnd);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), senderKey]);
  const shared = derive(keys.computeSecret(senderKey), auth, info, 32);
  const key = derive(shared, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(shared, salt, 'Content-Encoding: nonce\0', 12);
  const record = body.subarray(keyEnd);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

/** Whether a request proves the sender's key for this service (RFC 8292). */
function isSigned(authorization: string, senderKey: string, origin: string): boolean {
  const [, token = '', key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  if (key !== senderKey) return false;
  const point = Buffer.from(senderKey, 'base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      ...{ kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url') },
      y: point.subarray(33).toString('base64url'),
    },
  });
  const [header, claims = '', signature = ''] = token.split('.');
  const { aud } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string };
  const isRight = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return isRight && aud === origin;
}

export async function startPushService() {
  const phones = new Map<string, TestPhone>();
  const server = createServer((request, response) => {
    const answer = async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
      const name = request.url?.slice(1) ?? '';
      const phone = phones.get(name);
      const { behaviour } = service;
      const { authorization = '' } = request.headers;
      if (!isSigned(authorization, service.senderKey, origin)) return response.writeHead(403).end();
      if (!phone || behaviour === 'gone') return response.writeHead(410).end();
      if (behaviour === 'busy') return response.writeHead(429).end();
      if (behaviour === 'hang') return undefined;
      const message = phone.decrypt(Buffer.concat(chunks));
      service.received.push({ phone: name, message, headers: request.headers });
      if (behaviour === 'loseAnswer') return request.socket.destroy();
      return response.writeHead(201).end();
    };
    // What a phone cannot decrypt is nothing to it.
    answer().catch(() => response.writeHead(400).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const service = {
    newPhone(name: string, language = 'en'): TestPhone {
      const keys = createECDH('prime256v1');
      const p256dh = keys.generateKeys('base64url');
      const auth = randomBytes(16);
      const phone: TestPhone = {
        ...{ endpoint: `${origin}/${name}`, p256dh, auth: auth.toString('base64url'), language },
        decrypt: (body) => JSON.parse(decryptWith(keys, auth, body)) as PushMessage,
      };
      phones.set(name, phone);
      return phone;
    },
    received: [] as ReceivedPush[],
    /** What it does from now on. */
    behaviour: 'accept' as PushBehaviour,
    /** The public key that senders have to prove (VAPID). */
    senderKey: '',
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return service;
}
