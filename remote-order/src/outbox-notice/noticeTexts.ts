import { brand } from '@site/contracts/brand';
import type { EntryKind, Outcome } from '../outbox/entry';

/** The words about documents of one kind. */
export interface NoticeTexts {
  /** Takes how many wait. */
  waiting: (count: number) => string;
  /** The same where the browser would not keep them. */
  waitingInPage: (count: number) => string;
  question: (count: number) => string;
  keep: (count: number) => string;
  discarded: (count: number) => string;
  /** What is told of an outcome. */
  told: Readonly<Record<Outcome, string>>;
  /** Told instead of `sent` in the visit in which it was sent; undefined where the form itself says so. */
  sentJustNow?: string;
  /** What happens next. */
  next?: string;
}

const kinds: Readonly<Record<EntryKind, NoticeTexts>> = {
  orders: {
    waiting: (count) =>
      count === 1
        ? 'Your enquiry is waiting on this device. It has not reached us yet; it will be sent by itself as soon as it gets through.'
        : `${count} enquiries are waiting on this device. They have not reached us yet; they will be sent by themselves as soon as they get through.`,
    waitingInPage: (count) =>
      count === 1
        ? 'Your enquiry is waiting in this page, as your browser does not let us keep it. It will be sent as soon as it gets through: please leave this page open until then.'
        : `${count} enquiries are waiting in this page, as your browser does not let us keep them. They will be sent as soon as they get through: please leave this page open until then.`,
    question: (count) =>
      count === 1
        ? 'Discard this enquiry? We have not received it.'
        : `Discard these ${count} enquiries? We have not received them.`,
    keep: (count) => (count === 1 ? 'Keep it' : 'Keep them'),
    discarded: (count) =>
      count === 1
        ? 'The enquiry is deleted from this device.'
        : `${count} enquiries are deleted from this device.`,
    told: {
      sent: 'An enquiry that was waiting on this device has reached us.',
      expired:
        'An enquiry could not be sent for three days and is deleted from this device. We have not received it. Please send it again, or reach us directly.',
      refused:
        'An enquiry was not accepted and is deleted from this device. Please check what you enter and send it again, or reach us directly.',
    },
    sentJustNow: 'Thank you. We have received your order enquiry.',
    next: `${brand.company} will call or write to you to agree on your order and its delivery. Until then nothing is bought.`,
  },
  subscribers: {
    waiting: (count) =>
      count === 1
        ? 'Your subscription is waiting on this device and will be sent by itself as soon as it gets through.'
        : `${count} subscriptions are waiting on this device and will be sent by themselves as soon as they get through.`,
    waitingInPage: (count) =>
      count === 1
        ? 'Your subscription is waiting in this page and will be sent as soon as it gets through: please leave this page open until then.'
        : `${count} subscriptions are waiting in this page and will be sent as soon as they get through: please leave this page open until then.`,
    question: (count) =>
      count === 1 ? 'Discard this subscription?' : `Discard these ${count} subscriptions?`,
    keep: (count) => (count === 1 ? 'Keep it' : 'Keep them'),
    discarded: (count) =>
      count === 1
        ? 'The subscription is deleted from this device.'
        : `${count} subscriptions are deleted from this device.`,
    told: {
      sent: 'A subscription that was waiting on this device has reached us.',
      expired:
        'A subscription could not be sent for three days and is deleted from this device. Please subscribe again, or reach us directly.',
      refused:
        'A subscription was not accepted and is deleted from this device. Please check the address and subscribe again, or reach us directly.',
    },
  },
};

/** The words that are the same for every kind. */
const actions = {
  /** Said of what outlives the page: others may use the same browser. */
  shared:
    'What waits is kept in this browser, for three days at most. If others use this device, discard it before you leave.',
  sendNow: 'Send now',
  sending: 'Sending…',
  discard: 'Discard',
  confirmDiscard: 'Yes, discard',
  close: 'Close',
  reference: 'Your reference',
  next: 'What happens next',
  reach: 'How to reach us',
  message: 'Send us a message',
} as const;

/** All the words of the notices in one language. */
export interface AllNoticeTexts {
  kinds: Readonly<Record<EntryKind, NoticeTexts>>;
  actions: Readonly<Record<keyof typeof actions, string>>;
}

/** The words of the notices in English. */
export const english: AllNoticeTexts = { kinds, actions };
