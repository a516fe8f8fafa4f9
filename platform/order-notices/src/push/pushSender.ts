import type { Phone, PushMessage } from '@site/firestore/staff/phone';

export interface PushSender {
  /**
   * Resolves once the message is the push service's to deliver, or with `gone` when the service no longer knows the phone.
   * Rejects with a failure that may pass.
   */
  send(phone: Phone, message: PushMessage): Promise<'sent' | 'gone'>;
}
