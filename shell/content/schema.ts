import type { ContentSchemas } from '@site/content-tools/schema/contentSchemas';
import { EMERGENCY_NUMBER, givesEmergencyNumber } from '@site/company/emergencyNumber';
import { group, listOf, review, sentence, text, words } from '@site/content-tools/schema/fields';

const title = text('Write a heading.', { most: 80 });
const lead = sentence('Write one or two plain sentences.');
const alt = text('Say what the picture shows.', { most: 300 });

const home = group(
  {
    reviewed: review.optional(),
    banner: group({ lead, link: title, alt }, 'The part “banner” is missing.'),
    products: group({ title, lead }, 'The part “products” is missing.'),
    circulation: group(
      {
        title,
        lead,
        steps: listOf(
          group({ title, text: lead }, 'Give a title and a text.'),
          3,
          'The drawing has three steps.',
        ).max(3, { error: 'The drawing has three steps.' }),
        figure: group({ alt, pause: title, play: title }, 'The part “figure” is missing.'),
        note: lead.refine(givesEmergencyNumber, { error: `Say when to call ${EMERGENCY_NUMBER}.` }),
      },
      'The part “circulation” is missing.',
    ),
  },
  'Write the home page between { and }.',
);

const paragraph = text('Write a paragraph, or remove it.', { most: 600 });

const privacyPolicy = group(
  {
    reviewed: review.optional(),
    title,
    lead,
    sections: listOf(
      group(
        {
          title,
          paragraphs: listOf(paragraph, 1, 'Write a paragraph.').optional(),
          list: listOf(paragraph, 1, 'Write an entry.').optional(),
        },
        'Give a title with paragraphs or a list.',
      ),
      1,
      'Write at least one section.',
    ),
    contactTitle: title,
  },
  'Write the privacy page between { and }.',
);

const name = { placeholders: ['title'] };

/** Header, footer, messages and headings that any page may need. */
const site = group(
  {
    reviewed: review.optional(),
    skip: title,
    header: words([
      'navigation',
      'homePage',
      'home',
      'products',
      'contact',
      'call',
      'buyNow',
      'openMenu',
      'closeMenu',
    ]),
    footer: group(
      {
        contact: title,
        subscribe: title,
        follow: title,
        onNetwork: text('Write a text with {network}.', { placeholders: ['network'] }),
        message: title,
        privacy: title,
        copyright: text('Write a text with {year}.', { placeholders: ['year'] }),
      },
      'The part “footer” is missing.',
    ),
    toasts: words(['region', 'close']),
    product: group(
      { description: sentence('Write a sentence with {name}.', { placeholders: ['name'] }) },
      'The part “product” is missing.',
    ),
    /** The heading of the order form, on its own page and on the home page. */
    order: group({ title, lead }, 'The part “order” is missing.'),
    remotes: group(
      {
        loading: sentence('Write a sentence with {title}.', name),
        failed: sentence('Write a sentence with {title}.', name),
        readable: sentence('Write a sentence with {title}.', name),
        cannotSend: sentence('Write a sentence with {title}.', name),
        goOn: text('Say what a visitor can do.'),
        retry: title,
        titles: words([
          'products/ProductPage',
          'products/ProductShowcase',
          'order/OrderForm',
          'order/Subscribe',
        ]),
      },
      'The part “remotes” is missing.',
    ),
  },
  'Write the texts between { and }.',
);

/** What stands in for a page: most visits show none of it, so it has a file of its own. */
const standIns = group(
  {
    reviewed: review.optional(),
    notFound: group({ title, lead }, 'The part “notFound” is missing.'),
    /** In place of a page that is not on the device while there is no network. */
    offline: group({ title, lead }, 'The part “offline” is missing.'),
    /** When the shell's own script did not load; see `remotes` in `site` for a part of the page. */
    start: group(
      { failed: lead, goOn: text('Say what a visitor can do.') },
      'The part “start” is missing.',
    ),
  },
  'Write the texts between { and }.',
);

const schemas: ContentSchemas = {
  home,
  'privacy-policy': privacyPolicy,
  site,
  'stand-ins': standIns,
};

export default schemas;
