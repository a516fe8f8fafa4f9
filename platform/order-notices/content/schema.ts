import type { ContentSchemas } from '@site/content-tools/schema/contentSchemas';
import { group, review, sentence, text } from '@site/content-tools/schema/fields';

const label = text('Write a word or two.', { most: 60 });

/** A mail about one enquiry. */
const aboutOne = (ask: string) =>
  group(
    {
      subject: text('Write the subject.', { placeholders: ['reference'], most: 80 }),
      text: sentence(ask),
    },
    'A mail has a subject and a text.',
  );

/** What staff are told. Nothing here may name a person: mailboxes and lock screens keep copies that no erasure reaches. */
const notices = group(
  {
    reviewed: review.optional(),
    /** Sent when an enquiry has arrived. `{ordered}` is the product's name. */
    notice: group(
      {
        subject: text('Write the subject.', { placeholders: ['reference', 'ordered'], most: 80 }),
        text: sentence('Say that an enquiry has arrived.'),
      },
      'The part “notice” is missing.',
    ),
    /** Shown on phones. */
    push: group(
      {
        title: text('Write the title.', { placeholders: ['ordered'], most: 60 }),
        text: text('Say what to do.', { placeholders: ['reference'], most: 120 }),
      },
      'The part “push” is missing.',
    ),
    /** Shown on the phone of whoever promised to call at this time. */
    callBackPush: group(
      {
        title: text('Write the title.', { placeholders: ['ordered'], most: 60 }),
        text: text('Say what to do.', { placeholders: ['reference'], most: 120 }),
      },
      'The part “callBackPush” is missing.',
    ),
    /** Shown on phones, of many at once. */
    manyPush: group(
      {
        title: text('Write the title.', { most: 60 }),
        text: text('Say what to do.', { most: 120 }),
      },
      'The part “manyPush” is missing.',
    ),
    /** Sent while nobody has taken it. */
    escalation: aboutOne('Say that nobody has taken the enquiry.'),
    /** Sent at the time that somebody was promised a call. */
    callBack: aboutOne('Say that somebody is to be called now.'),
    /** Sent while nobody calls. */
    callBackEscalation: aboutOne('Say that nobody has called.'),
    /** Stands before reference, product and link. */
    enquiry: group({ reference: label, ordered: label, open: label }, 'Name the lines of a mail.'),
    /** Sent instead of many mails. */
    digest: group(
      {
        subject: text('Write the subject.', { placeholders: ['count'], most: 80 }),
        text: sentence('Say why there is one mail for many enquiries.'),
      },
      'The part “digest” is missing.',
    ),
    /** The same while nobody has taken them, or called back. */
    escalationDigest: group(
      {
        subject: text('Write the subject.', { placeholders: ['count'], most: 80 }),
        text: sentence('Say that nobody has taken these enquiries.'),
      },
      'The part “escalationDigest” is missing.',
    ),
    /** Sent once a day. */
    daily: group(
      {
        subject: text('Write the subject.', { placeholders: ['count', 'inWork'], most: 80 }),
        text: sentence('Say what is listed.'),
        nothing: sentence('Say that nothing is open.'),
        unreached: sentence('Ask to call again who could not be reached.'),
      },
      'The part “daily” is missing.',
    ),
    list: group(
      { more: text('Say how many more there are.', { placeholders: ['count'] }), open: label },
      'The part “list” is missing.',
    ),
    footer: sentence('Say that nobody need answer this mail.'),
  },
  'Write the words of the mails between { and }.',
);

const schemas: ContentSchemas = { notices };

export default schemas;
