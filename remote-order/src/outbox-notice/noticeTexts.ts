import { brand } from '@site/contracts/brand';
import type { EntryKind } from '../outbox/entries/entry';
import type { ToldOutcome } from '../outbox/view';
import type { CountedText } from './countedText';

/** The texts about documents of one kind. */
export interface NoticeTexts {
  readonly waiting: CountedText;
  /** The same where the browser does not keep them. */
  readonly waitingInPage: CountedText;
  /** Follows on `waiting` when it is certain that we do not have them. */
  readonly notReceived: CountedText;
  /** Follows on `waiting` when a send was not answered. */
  readonly maybeReceived: CountedText;
  readonly question: CountedText;
  /** The question when we may have received them. */
  readonly questionMaybeReceived: CountedText;
  readonly keep: CountedText;
  readonly discarded: CountedText;
  readonly discardedMaybeReceived: CountedText;
  readonly told: Readonly<Record<ToldOutcome | 'expiredMaybeReceived', string>>;
  /** Told instead of `sent` in the visit in which it was sent; undefined where the form itself says so. */
  readonly sentJustNow?: string;
  /** What happens next. */
  readonly next?: string;
}

const kinds: Readonly<Record<EntryKind, NoticeTexts>> = {
  orders: {
    waiting: {
      one: 'Your enquiry is waiting on this device and will be sent as soon as it gets through.',
      many: '{count} enquiries are waiting on this device and will be sent as soon as they get through.',
    },
    waitingInPage: {
      one: 'Your enquiry is waiting in this page, as it is not kept in your browser. It will be sent as soon as it gets through: please leave this page open until then.',
      many: '{count} enquiries are waiting in this page, as they are not kept in your browser. They will be sent as soon as they get through: please leave this page open until then.',
    },
    notReceived: {
      one: 'It has not reached us yet.',
      many: 'They have not reached us yet.',
    },
    maybeReceived: {
      one: 'It may have reached us already, but we could not confirm it. It will be sent again and counts once.',
      many: 'They may have reached us already, but we could not confirm it. They will be sent again and count once.',
    },
    question: {
      one: 'Discard this enquiry? We have not received it.',
      many: 'Discard these {count} enquiries? We have not received them.',
    },
    questionMaybeReceived: {
      one: 'Discard this enquiry? We may have received it already; “Send now” asks us again.',
      many: 'Discard these {count} enquiries? We may have received them already; “Send now” asks us again.',
    },
    keep: { one: 'Keep it', many: 'Keep them' },
    discarded: {
      one: 'The enquiry is deleted from this device. We have not received it.',
      many: '{count} enquiries are deleted from this device. We have not received them.',
    },
    discardedMaybeReceived: {
      one: 'The enquiry is deleted from this device, but we may have received it. To withdraw it, please tell us its reference.',
      many: '{count} enquiries are deleted from this device, but we may have received them. To withdraw them, please tell us their references.',
    },
    told: {
      sent: 'An enquiry that was waiting on this device has reached us.',
      expired:
        'An enquiry could not be stored for three days and is deleted from this device. We have not received it. Please send it again, or reach us directly.',
      expiredMaybeReceived:
        'An enquiry could not be confirmed for three days and is deleted from this device. We may have received it: please tell us its reference before you send it again.',
      refused:
        'An enquiry was not accepted and is deleted from this device. Please check what you enter and send it again, or reach us directly.',
    },
    sentJustNow: 'Thank you. We have received your order enquiry.',
    next: `${brand.company} will call or write to you to agree on your order and its delivery. You haven’t bought anything yet.`,
  },
  subscribers: {
    waiting: {
      one: 'Your subscription is waiting on this device and will be sent as soon as it gets through.',
      many: '{count} subscriptions are waiting on this device and will be sent as soon as they get through.',
    },
    waitingInPage: {
      one: 'Your subscription is waiting in this page and will be sent as soon as it gets through: please leave this page open until then.',
      many: '{count} subscriptions are waiting in this page and will be sent as soon as they get through: please leave this page open until then.',
    },
    notReceived: {
      one: 'It has not reached us yet.',
      many: 'They have not reached us yet.',
    },
    maybeReceived: {
      one: 'It may have reached us already, but we could not confirm it.',
      many: 'They may have reached us already, but we could not confirm it.',
    },
    question: {
      one: 'Discard this subscription?',
      many: 'Discard these {count} subscriptions?',
    },
    questionMaybeReceived: {
      one: 'Discard this subscription? We may have received it already.',
      many: 'Discard these {count} subscriptions? We may have received them already.',
    },
    keep: { one: 'Keep it', many: 'Keep them' },
    discarded: {
      one: 'The subscription is deleted from this device.',
      many: '{count} subscriptions are deleted from this device.',
    },
    discardedMaybeReceived: {
      one: 'The subscription is deleted from this device, but we may have received it. To cancel it, please write to us.',
      many: '{count} subscriptions are deleted from this device, but we may have received them. To cancel them, please write to us.',
    },
    told: {
      sent: 'A subscription that was waiting on this device has reached us.',
      expired:
        'A subscription could not be stored for three days and is deleted from this device. Please subscribe again, or reach us directly.',
      expiredMaybeReceived:
        'A subscription could not be confirmed for three days and is deleted from this device. We may have received it: please ask us before you subscribe again.',
      refused:
        'A subscription was not accepted and is deleted from this device. Please check the address and subscribe again, or reach us directly.',
    },
  },
};

/** The texts that are the same for every kind. */
const actions = {
  /** Shown with what outlives the page: others may use the same browser. */
  shared:
    'What waits is kept in this browser until it is sent. If others use this device, discard it before you leave.',
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

/** All texts of the notices in one language. */
export interface AllNoticeTexts {
  readonly kinds: Readonly<Record<EntryKind, NoticeTexts>>;
  readonly actions: Readonly<Record<keyof typeof actions, string>>;
}

/** The texts of the notices in English. */
export const english: AllNoticeTexts = { kinds, actions };
