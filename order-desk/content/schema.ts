import type { ContentSchemas } from '@site/content-tools/schema/contentSchemas';
import { group, review, text, words } from '@site/content-tools/schema/fields';

/** What the desk says. Staff read it alone: the visitors' pages have none of it. */
const desk = group(
  {
    reviewed: review.optional(),
    name: text('Write the name of the desk.', { most: 30 }),
    signIn: words(
      [
        'title',
        'text',
        'email',
        'send',
        'again',
        'confirm',
        'finish',
        'working',
        'badLink',
        'denied',
        'offline',
        'failed',
      ],
      { most: 160 },
    ).extend({
      sent: text('Write a text here.', { placeholders: ['address'], most: 200 }),
    }),
    layout: words(
      [
        'skip',
        'enquiries',
        'numbers',
        'signOut',
        'signOutYes',
        'signOutNo',
        'navigation',
        'live',
        'offline',
        'connecting',
        'notFound',
      ],
      { most: 160 },
    ).extend({
      signedInAs: text('Write a text here.', { placeholders: ['name'], most: 200 }),
      signOutQuestion: text('Write a text here.', { placeholders: ['count'], most: 200 }),
    }),
    statuses: words(['new', 'seen', 'called', 'done', 'notReachable'], { most: 160 }),
    list: words(
      [
        'title',
        'noneUnread',
        'showUnread',
        'search',
        'searchHint',
        'searchAll',
        'status',
        'product',
        'all',
        'older',
        'loading',
        'empty',
        'nothingFound',
        'nothingAtAll',
        'exportFailed',
        'waiting',
        'erased',
      ],
      { most: 160 },
    ).extend({
      unread: text('Write a text here.', { placeholders: ['count'], most: 200 }),
      moreUnread: text('Write a text here.', { placeholders: ['count'], most: 200 }),
      export: text('Write a text here.', { placeholders: ['count'], most: 200 }),
      packs: text('Write a text here.', { placeholders: ['count'], most: 200 }),
    }),
    enquiry: words(
      [
        'back',
        'write',
        'message',
        'reference',
        'product',
        'quantity',
        'buyer',
        'email',
        'phone',
        'received',
        'setStatus',
        'note',
        'addNote',
        'noteEmpty',
        'history',
        'noHistory',
        'waiting',
        'refused',
        'discard',
        'erase',
        'eraseYes',
        'eraseNo',
        'eraseFailed',
        'missing',
        'looking',
      ],
      { most: 160 },
    ).extend({
      call: text('Write a text here.', { placeholders: ['number'], most: 200 }),
      subject: text('Write a text here.', { placeholders: ['reference'], most: 200 }),
      noteHint: text('Write a text here.', { placeholders: ['most'], most: 200 }),
      noteLong: text('Write a text here.', { placeholders: ['most'], most: 200 }),
      eraseQuestion: text('Write a text here.', { placeholders: ['reference'], most: 200 }),
    }),
    phone: words(['title', 'text', 'turnOn', 'turnOff', 'on', 'blocked', 'unsupported', 'failed'], {
      most: 160,
    }),
    buyers: words(['Retailer', 'Self Use'], { most: 160 }),
    numbers: words(
      [
        'title',
        'text',
        'week',
        'received',
        'answered',
        'firstAnswer',
        'export',
        'empty',
        'offline',
        'again',
      ],
      { most: 160 },
    ).extend({
      within: text('Write a text here.', { placeholders: ['hours'], most: 200 }),
      longer: text('Write a text here.', { placeholders: ['hours'], most: 200 }),
    }),
  },
  'Write the words of the desk between { and }.',
);

const schemas: ContentSchemas = { desk };

export default schemas;
