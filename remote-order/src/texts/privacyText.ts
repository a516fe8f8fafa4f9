import { fillBrand } from '@site/contracts/brand';

/**
 * The notice that stands at the form: what is collected, who uses it and what for, how long, and how to act on it
 * (Digital Personal Data Protection Act 2023, section 5; Rules 2025, rule 3). All of its words are here.
 *
 * There is no box to tick: what these ask for is the notice, plain, itemised and by itself. The consent is Place Order, pressed
 * under it, for this enquiry alone; a required box would be a seventh field with a message that §5 and §8 do not have.
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
      text: 'For {company} to answer this enquiry, arrange the order and its delivery, and help you with it. Nothing else.',
    },
    {
      term: 'How long',
      text: 'As long as the order and the law require. What cannot be sent at once waits on this device until it is sent; you can discard it here.',
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
