import { createHash } from 'node:crypto';
import type { Mail } from '@site/order-notices/mail/mailer';

/** The mail that signs somebody in: by a link, and by a code for a desk that the link does not open. */
export function signInMail(to: string, link: string, code: string, date: Date): Mail {
  // Not the code itself: the name of the mail's file is made of this.
  const id = createHash('sha256').update(link).digest('hex').slice(0, 20);
  const shown = `${code.slice(0, 4)}-${code.slice(4)}`;
  return {
    messageId: `sign-in-${id}@localhost`,
    date,
    to: [to],
    subject: 'Sign in to the order desk · ऑर्डर डेस्क में साइन इन करें',
    text: [
      'Type this code in the order desk, or open the link, within 15 minutes. If you did not ask for it, ignore this mail.',
      ...['', shown, '', link, '', '* * *', ''],
      'ऑर्डर डेस्क में यह कोड लिखें, या लिंक खोलें, 15 मिनट के भीतर। यदि आपने इसे नहीं मँगवाया, तो इस मेल को अनदेखा करें।',
      ...['', shown, '', link, ''],
    ].join('\n'),
  };
}
