import { phonePatterns, type Phone, type PushMessage } from '@site/order-model/phone';
import webPushLibrary, { type RequestDetails } from 'web-push';

export interface PushSender {
  /**
   * Resolves once the message is the push service's to deliver, or with `gone` when the service no longer knows the phone.
   * Rejects with a failure that may pass.
   */
  send(phone: Phone, message: PushMessage): Promise<'sent' | 'gone'>;
}

/** The sender's own keys (VAPID, RFC 8292), in base64url. Phones subscribe with the public one. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

export interface WebPushOptions {
  /** Where a push service reaches who sends, such as `mailto:orders@example.com`. */
  contact: string;
  keys: PushKeys;
  /** Whether an address is that of a push service; a test has one of its own. */
  isService?: (endpoint: string) => boolean;
  timeoutMs?: number;
}

/** How long a push service keeps a message for a phone that is switched off, in seconds. */
const KEPT_SECONDS = 12 * 60 * 60;

/** The service has forgotten the phone: it was switched off there, or the desk was removed from it. */
const GONE: readonly number[] = [404, 410];

/** The library checks the sender's keys and the phone's in one call: no phone is gone because of ours. */
function checkOwnKeys(endpoint: string, contact: string, { publicKey, privateKey }: PushKeys) {
  const { origin } = new URL(endpoint);
  try {
    webPushLibrary.getVapidHeaders(origin, contact, publicKey, privateKey, 'aes128gcm');
  } catch {
    throw new Error(
      'The key that signs pushes cannot be used. Set the secret ORDER_NOTICES_PUSH_KEY again and deploy the functions.',
    );
  }
}

/** Makes a sender for the push services of browsers. What it sends is encrypted for the phone (RFC 8291). */
export function webPush({
  contact,
  keys,
  isService = (endpoint) => phonePatterns.endpoint.test(endpoint),
  timeoutMs = 8000,
}: WebPushOptions): PushSender {
  return {
    async send({ endpoint, p256dh, auth }, message) {
      if (!isService(endpoint)) return 'gone';
      checkOwnKeys(endpoint, contact, keys);
      let details: RequestDetails;
      try {
        details = webPushLibrary.generateRequestDetails(
          { endpoint, keys: { p256dh, auth } },
          JSON.stringify(message),
          {
            vapidDetails: { subject: contact, ...keys },
            TTL: KEPT_SECONDS,
            urgency: 'high',
            contentEncoding: 'aes128gcm',
            // The service keeps one message of a topic: a repeated one takes the place of the one before.
            topic: message.tag,
          },
        );
      } catch {
        // The phone's keys are no keys. The library's own message quotes them.
        return 'gone';
      }
      // The library's own request has no end, and follows no proxy of a test.
      const headers = new Headers(details.headers as Record<string, string>);
      headers.delete('Content-Length');
      const response = await fetch(endpoint, {
        method: 'POST',
        headers,
        redirect: 'manual',
        body: new Uint8Array(details.body as Buffer),
        signal: AbortSignal.timeout(timeoutMs),
      }).catch((failure: Error) => {
        throw new Error(`The push service cannot be reached (${failure.name}).`);
      });
      await response.body?.cancel();
      if (response.ok) return 'sent';
      if (GONE.includes(response.status)) return 'gone';
      throw new Error(`The push service answered ${response.status}.`);
    },
  };
}
