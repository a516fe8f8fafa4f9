import { createHash } from 'node:crypto';
import type { Mail } from '@site/order-notices/mail/mailer';

/** The mail with the link, as this machine writes it. In production Firebase's own template says the same. */
export function signInMail(to: string, link: string, date: Date): Mail {
  // Not the code itself: the name of the mail's file is made of this.
  const id = createHash('sha256').update(link).digest('hex').slice(0, 20);
  return {
    messageId: `sign-in-${id}@localhost`,
    date,
    to: [to],
    subject: 'Sign in to the order desk · ऑर्डर डेस्क में साइन इन करें',
    text: [
      'Open this link within 15 minutes to sign in. If you did not ask for it, ignore this mail.',
      link,
      '',
      '* * *',
      '',
      'साइन इन करने के लिए यह लिंक 15 मिनट के भीतर खोलें। यदि आपने इसे नहीं मँगवाया, तो इस मेल को अनदेखा करें।',
      link,
      '',
    ].join('\n'),
  };
}
