import { mailHref } from '@site/company/contactLinks';
import { limits, patterns } from './enquiry';

const hostile = [
  'sales?bcc=x%40evil.test&body=Pay%20to%20UPI@x.co',
  'sales%40shop.test?cc=y@x.co',
  'a&to=b@x.co',
  "a#b/c=d'e+f{g}|h~i^j`k!l$m*n@x-y.co",
];

test.each([...hostile, 'asha.rao+forte@mail.example'])(
  'a mail to %s goes there alone, with the subject that was given',
  (email) => {
    expect(email).toMatch(patterns.email);
    expect(email.length).toBeLessThan(limits.emailMax);
    const { pathname, search, hash } = new URL(mailHref(email, 'Your enquiry? CI-7KQ2 & more'));
    const [name = '', host = '', ...others] = pathname.split('@');

    expect([decodeURIComponent(name), host]).toEqual(email.split('@'));
    expect(others).toEqual([]);
    expect([...new URLSearchParams(search)]).toEqual([['subject', 'Your enquiry? CI-7KQ2 & more']]);
    expect(hash).toBe('');
  },
);
