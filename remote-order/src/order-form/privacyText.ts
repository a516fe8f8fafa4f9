import { fillBrand } from '@site/contracts/brand';

/**
 * The notice that stands at the form: what is collected, what for, and how to act on it
 * (Digital Personal Data Protection Act 2023, section 5). All of its words are here.
 */
export const privacyText = fillBrand({
  title: 'Your data',
  points: [
    {
      term: 'What we collect',
      text: 'Your name, e-mail address and phone number, the product and quantity you ask for, and whether you buy as a retailer or for self use.',
    },
    {
      term: 'What for',
      text: 'To answer this enquiry, arrange the order and its delivery, and help you with it. Nothing else.',
    },
    {
      term: 'Your rights',
      text: 'You may withdraw your consent, or ask us to show, correct or erase your data, at any time. You may also complain to the Data Protection Board of India.',
    },
  ],
  contact: 'Write to {email}',
  policy: 'Privacy Policy',
  consent: 'With Place Order you agree that {company} uses your data in this way.',
});
