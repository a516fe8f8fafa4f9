import type { z } from 'zod';
import type { ContentSchemas } from '@site/content-tools/schema/contentSchemas';
import {
  group,
  listOf,
  review,
  sentence,
  specified,
  text,
  words,
} from '@site/content-tools/schema/fields';

const label = text('Write a word or two.', { most: 60 });

/** The texts of §5 and §8, which are shown as toasts. */
const messages = group(
  {
    reviewed: review.optional(),
    messages: group(
      {
        unfilled: specified('Please fill the data'),
        email: specified('Please enter a valid email address'),
        mobileNotDigits: specified('Please enter only number.'),
        mobileLength: specified('Please enter 10 digit Mobile number.'),
        saveThrew: specified('Error adding document'),
        saved: specified('Order Received Successfully'),
      },
      'The part “messages” is missing.',
    ),
    /** What a field says where the message alone does not tell how to correct it. The numbers are limits of the order. */
    details: group(
      {
        nameTooLong: sentence('Say how long a name may be.', { placeholders: ['nameMax'] }),
        emailTooLong: sentence('Say how long an address may be.', { placeholders: ['emailMax'] }),
        quantity: sentence('Say which quantities can be ordered.', {
          placeholders: ['quantityMin', 'quantityMax'],
        }),
      },
      'The part “details” is missing.',
    ),
  },
  'Write the messages between { and }.',
);

const orderForm = group(
  {
    reviewed: review.optional(),
    /** The labels of the fields (§3). */
    labels: group(
      {
        Name: specified('Name*'),
        Email: specified('Email*'),
        Mobile: specified('Phone*'),
        Quantity: specified('Quantity*'),
        RetailerSelfUse: specified('Retailer / Self Use*'),
        Products: specified('Select Product*'),
      },
      'The part “labels” is missing.',
    ),
    /** What the two choices show before one is made. */
    placeholders: words(['RetailerSelfUse', 'Products'], { most: 60 }),
    /** What the choices of a buyer are called. What is stored is the same in every language (§3). */
    buyers: group(
      { Retailer: specified('Retailer'), 'Self Use': specified('Self Use') },
      'The part “buyers” is missing.',
    ),
    mobileHint: sentence('Say how to write the number.'),
    placeOrder: specified('Place Order'),
    /** Shows from Place Order until the order has arrived or has to wait. */
    sending: text('Say that the order is being sent.'),
    /** Shows while an order waits and the script of its notice cannot be loaded. */
    waiting: sentence('Say that the enquiry waits.'),
    /** Shows in a preview of a release that is not live: before Place Order, and after it. */
    preview: sentence('Say that nothing is sent.'),
    notSentInPreview: sentence('Say that nothing was sent.'),
    /** Says how to order where scripts are off. `{phone}`, `{email}` and `{message}` become links. */
    withoutScript: group(
      {
        text: sentence('Say how to order without JavaScript.', {
          placeholders: ['phone', 'email', 'message'],
        }),
        message: label,
      },
      'The part “withoutScript” is missing.',
    ),
    /**
     * The notice that stands at the form: what is collected, who uses it and what for, how long, and how to act on it
     * (Digital Personal Data Protection Act 2023, section 5; Rules 2025, rule 3).
     *
     * There is no box to tick: the consent is Place Order, pressed under the notice, for this enquiry alone. A required
     * box would be a seventh field with a message that §5 and §8 do not have.
     */
    privacy: group(
      {
        title: label,
        points: listOf(
          group(
            { term: label, text: sentence('Write one or two sentences.') },
            'Give a term and a text.',
          ),
          4,
          'Say what is collected, what for, how long, and which rights there are.',
        ),
        contact: text('Write a text with {email}.', { placeholders: ['email'] }),
        policy: label,
        consent: sentence('Say what Place Order agrees to.'),
      },
      'The part “privacy” is missing.',
    ),
  },
  'Write the words of the form between { and }.',
);

/**
 * The Subscribe box; placeholder and button are the specification's (§2). The notice names the purpose and how to stop it
 * (Digital Personal Data Protection Act 2023, section 5); the footer's link leads to the rest.
 */
const subscribe = group(
  {
    reviewed: review.optional(),
    label,
    placeholder: specified('Enter Your Email'),
    button: specified('Subscribe'),
    sending: text('Say that the address is being sent.'),
    preview: sentence('Say that nothing is sent.'),
    notSentInPreview: sentence('Say that nothing was sent.'),
    notice: sentence('Say what the address is used for.'),
    done: sentence('Thank the visitor.'),
    failed: sentence('Say that it failed, and what to do.'),
    /** Shows while an address waits and the script of its notice cannot be loaded. */
    waiting: sentence('Say that the address waits.'),
    withoutScript: sentence('Say that this needs JavaScript.'),
  },
  'Write the words of the Subscribe box between { and }.',
);

/** A text about one enquiry and about several. */
const counted = (ask: string) =>
  group(
    { one: sentence(ask), many: sentence(ask, { placeholders: ['count'] }) },
    'Give a text for one and a text for many.',
  );

/** The same where the number does not show. */
const plural = <Text extends z.ZodType>(entry: Text) =>
  group({ one: entry, many: entry }, 'Give a text for one and a text for many.');

const noticesOfKind = {
  waiting: counted('Say that it waits on this device.'),
  /** The same where the browser does not keep it. */
  waitingInPage: counted('Say that it waits in this page.'),
  /** Follows on `waiting` when it is certain that the company does not have it. */
  notReceived: plural(sentence('Say that it has not arrived.')),
  /** Follows on `waiting` when a send was not answered. */
  maybeReceived: plural(sentence('Say that it may have arrived.')),
  /** Asked before it is deleted from the device. */
  question: counted('Ask whether to discard it.'),
  questionMaybeReceived: counted('Ask whether to discard it; it may have arrived.'),
  keep: plural(label),
  discarded: counted('Say that it is deleted.'),
  discardedMaybeReceived: counted('Say that it is deleted; it may have arrived.'),
  /** How it ended. */
  ended: group(
    {
      sent: sentence('Say that it has arrived.'),
      expired: sentence('Say that it was deleted after three days.'),
      expiredMaybeReceived: sentence(
        'Say that it was deleted after three days; it may have arrived.',
      ),
      refused: sentence('Say that it was not accepted.'),
      erased: sentence('Say that it had arrived, was erased since, and is not sent again.'),
    },
    'The part “ended” is missing.',
  ),
};

/** What a visitor is told of enquiries that wait, arrived, or were dropped: the lines under the forms. */
const outboxNotices = group(
  {
    reviewed: review.optional(),
    orders: group(
      {
        ...noticesOfKind,
        /** Says so in place of `ended.sent` in the visit in which it was sent. */
        sentJustNow: sentence('Say that the order enquiry has arrived.'),
        /** What happens next. */
        next: sentence('Say what happens next.'),
      },
      'The part “orders” is missing.',
    ),
    subscribers: group(noticesOfKind, 'The part “subscribers” is missing.'),
    actions: group(
      {
        sendNow: label,
        sending: label,
        discard: label,
        confirmDiscard: label,
        notDiscarded: sentence('Say that it is still on this device.'),
        close: label,
        reference: label,
        next: label,
        message: label,
        contact: label,
        /** Begins a chat with the company, in which the text is filled in. */
        chat: label,
        chatText: text('Name the reference.', { placeholders: ['reference'], most: 120 }),
        /** Shown with what outlives the page: others may use the same browser. */
        sharedDevice: sentence('Say where it is kept, and when to discard it.'),
      },
      'The part “actions” is missing.',
    ),
  },
  'Write the notices between { and }.',
);

const schemas: ContentSchemas = {
  messages,
  'order-form': orderForm,
  subscribe,
  'outbox-notices': outboxNotices,
};

export default schemas;
