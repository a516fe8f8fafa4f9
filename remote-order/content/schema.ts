import type { ContentSchemas } from '@site/content-tools/schema/contentSchemas';
import { group, specified, textsLike } from '@site/content-tools/schema/fields';
import { ORDER_RECEIVED } from '@site/order-model/trialOrder';

/** The texts of §5 and §8, which are shown as toasts. */
const specifiedMessages = group(
  {
    unfilled: specified('Please fill the data'),
    email: specified('Please enter a valid email address'),
    mobileNotDigits: specified('Please enter only number.'),
    mobileLength: specified('Please enter 10 digit Mobile number.'),
    saveThrew: specified('Error adding document'),
    saved: specified(ORDER_RECEIVED),
  },
  'The part “messages” is missing.',
);

/** The labels of the fields (§3). */
const labels = group(
  {
    Name: specified('Name*'),
    Email: specified('Email*'),
    Mobile: specified('Phone*'),
    Quantity: specified('Quantity*'),
    RetailerSelfUse: specified('Retailer / Self Use*'),
    Products: specified('Select Product*'),
  },
  'The part “labels” is missing.',
);

/** What the choices of a buyer are called. What is stored is the same in every language (§3). */
const buyers = group(
  { Retailer: specified('Retailer'), 'Self Use': specified('Self Use') },
  'The part “buyers” is missing.',
);

const schemas: ContentSchemas = {
  messages: (english) => textsLike(english, { messages: specifiedMessages }),
  'order-form': (english) =>
    textsLike(english, { labels, buyers, placeOrder: specified('Place Order') }),
  // Placeholder and button are the specification's (§2).
  subscribe: (english) =>
    textsLike(english, {
      placeholder: specified('Enter Your Email'),
      button: specified('Subscribe'),
    }),
  'outbox-notices': (english) => textsLike(english),
  'outbox-waiting': (english) => textsLike(english),
};

export default schemas;
