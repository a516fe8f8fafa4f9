import { z } from 'zod';
import { EMERGENCY_NUMBER, givesEmergencyNumber } from '@site/company/emergencyNumber';
import { productAnchors } from '@site/company/paths';
import { pictureNames } from '@site/company/pictureNames';
import { products } from '@site/company/products';
import {
  group,
  listOf,
  oneOf,
  review,
  sentence,
  text,
  words,
} from '@site/content-tools/schema/fields';
import type { ContentSchemas } from '@site/content-tools/schema/contentSchemas';
import { illustrationNames, lookNames } from './vocabulary';

/** The widths of the window (px) at which carousels may change: the breakpoints of §9, and 0 for the narrowest. */
const CAROUSEL_WIDTHS = [0, 545, 548, 550, 768] as const;

/** One step of a carousel: each that may be written has a class in its style sheet. */
export const showStep = group(
  {
    /** Width of the window from which the step holds, in px. */
    from: z.literal(CAROUSEL_WIDTHS, { error: `Choose one of: ${CAROUSEL_WIDTHS.join(', ')}.` }),
    /** How many slides stand side by side. */
    items: z.literal([1, 2, 3], { error: 'Write 1, 2 or 3.' }),
  },
  'Write a step as { "from": 548, "items": 2 }.',
);

const NARROWEST = 'Begin with { "from": 0, "items": … } and go on to wider windows.';

/** How many slides stand side by side, from the narrowest window to the widest (§2). */
const show = listOf(showStep, 1, NARROWEST).refine(
  (steps) =>
    steps[0]?.from === 0 && steps.every(({ from }, at) => at === 0 || from > steps[at - 1]!.from),
  { error: NARROWEST },
);

/** A product picture with what it shows, for those who cannot see it. */
const picture = group(
  {
    /** Which picture. */
    picture: oneOf(pictureNames),
    /** What the picture shows, in a few words, for those who cannot see it. */
    alt: text('Say in a few words what the picture shows.'),
  },
  'Give a picture and its alt text.',
);

const carousel = <Slide extends z.ZodType>(slide: Slide) => ({
  /** What the slides are, in lower case: `pictures of …`. It is read out, not shown. */
  label: text('Say what the slides are, for example “pictures of the pack”.'),
  show,
  slides: listOf(slide, 2, 'A carousel needs two slides or more.'),
});

const active = group(
  {
    /** The drawing above the name. */
    illustration: oneOf(illustrationNames),
    /** The active's name. */
    title: text('Name the active.'),
    /** Its amount with unit, where the specification gives one: `500 mg`. */
    amount: text('Write the amount with its unit, or leave the line out.').optional(),
    /** What it is and what may be said of it, hedged. */
    text: sentence('Say what it is and what it has been studied for.'),
  },
  'Describe one active.',
);

const compositionRow = group(
  {
    /** The active's name. */
    active: text('Name the active.'),
    /** Its amount with unit; left out where the specification gives none. */
    amount: text('Write the amount with its unit, or leave the line out.').optional(),
    /** What kind of substance it is, in a few words. */
    what: text('Say in a few words what it is.'),
  },
  'Describe one active.',
);

const dosageFact = group(
  {
    /** The question that the line answers: `How often`. */
    label: text('Write the question that this line answers.'),
    /** The answer in a few words. */
    value: text('Answer it in a few words.'),
  },
  'Give a label and a value.',
);

const SAY_NUMBER = `Say when to call ${EMERGENCY_NUMBER}.`;

const indication = group(
  {
    /** The drawing above the name. */
    illustration: oneOf(illustrationNames),
    /** The condition's name (§2). */
    title: text('Name the condition.'),
    /** True for a condition that needs help at once; the card then says so and offers the emergency number. */
    emergency: z.boolean({ error: 'Write true or false.' }).optional(),
    /** What the condition is, and that the product is used alongside care. Never that it treats it. */
    text: sentence('Explain the condition in plain words.'),
    /** When to see a doctor. */
    doctor: sentence('Say when to see a doctor.'),
  },
  'Describe one condition.',
)
  .refine(({ title, emergency }) => emergency === true || !/clot|thromb/i.test(title), {
    path: ['emergency'],
    error: 'A clot needs help at once. Write "emergency": true.',
  })
  .refine(({ doctor, emergency }) => !emergency || givesEmergencyNumber(doctor), {
    path: ['doctor'],
    error: SAY_NUMBER,
  });

const safetyCard = group(
  {
    /** The drawing beside the title. */
    illustration: oneOf(illustrationNames),
    /** What the card is about (§2). */
    title: text('Name what the card is about.'),
    /** What to do, and why. */
    text: sentence('Write one sentence a patient can act on.'),
  },
  'Describe one point of safety.',
);

/** A short passage with a heading of its own. */
const passage = (ask: string) =>
  group(
    {
      /** Its heading. */
      title: text('Give it a short heading.'),
      /** Its text, in whole sentences. */
      text: sentence(ask),
    },
    'Give a title and a text.',
  );

const lead = sentence('Open the section with one or two plain sentences.');

/** All that a product's page and card say. One file per product in `content/`; `{product}` stands for the brand. */
export const productContent = group(
  {
    /** Who reviewed which texts and on which day (2026-01-31), or null while nobody has. */
    reviewed: review,
    /** The colours that page and card lean to. */
    look: oneOf(lookNames),
    /** What kind of product it is, above the name. */
    kind: text('Say what kind of product it is, for example “Cream for the skin”.'),
    /** The product in the terms of medicine, for search engines; the page does not show it. */
    medicine: group(
      {
        /** Its dosage form: `Tablet`. */
        form: text('Name the dosage form, for example “Tablet”.'),
        /** How it gets into or onto the body: `By mouth`. */
        route: text('Say how it is taken, for example “By mouth”.'),
        /** Whether it needs a prescription. */
        onPrescription: z.boolean({ error: 'Write true or false.' }),
      },
      'Say what the product is in the terms of medicine.',
    ),
    /** The card on the home page. */
    card: group(
      {
        ...picture.shape,
        /** One sentence under the name. */
        text: sentence('Say in one sentence what the product is used in.'),
      },
      'Describe the card of the home page.',
    ),
    /** The prescription line or the line to read the label; shown under every Buy Now. */
    labelLine: sentence('Say what to read, or whose prescription is needed, before use.'),
    /** Section product-overview. */
    overview: group(
      {
        lead,
        /** Three or so short points. */
        points: listOf(text('Write a short point.'), 2, 'Give two points or more.'),
        ...carousel(picture),
      },
      'The section “overview” is missing.',
    ),
    /** Section mechanism-of-action: one slide per active. */
    mechanism: group(
      {
        lead,
        ...carousel(active),
        /** What research does and does not show. */
        evidence: passage('Say what studies show, and what they do not.'),
      },
      'The section “mechanism” is missing.',
    ),
    /** Section salt-composition. */
    composition: group(
      {
        lead,
        rows: listOf(compositionRow, 1, 'Name at least one active.'),
        /** What the table leaves out. */
        note: sentence('Say where the rest of the composition stands.'),
      },
      'The section “composition” is missing.',
    ),
    /** Section dosage-and-instructions. */
    dosage: group(
      {
        lead,
        facts: listOf(dosageFact, 2, 'Give two facts or more.'),
        /** What to do, step by step. */
        steps: listOf(sentence('Write one step.'), 2, 'Give two steps or more.'),
        /** What else to keep in mind. */
        note: sentence('Say what else to keep in mind.'),
      },
      'The section “dosage” is missing.',
    ),
    /** Section indications: one slide per condition. */
    indications: group(
      {
        lead,
        ...carousel(indication),
        /** Signs that need help at once; shown under the carousel, where it stays put. */
        emergency: passage('Name the signs and what to do.').refine(
          ({ text }) => !/clot|थक्क/i.test(text) || givesEmergencyNumber(text),
          { path: ['text'], error: SAY_NUMBER },
        ),
      },
      'The section “indications” is missing.',
    ),
    /** Section safety-information. */
    safety: group(
      {
        lead,
        cards: listOf(safetyCard, 1, 'Write at least one card.'),
        /** When to stop and see a doctor at once. */
        stop: passage('Name the signs and what to do.'),
      },
      'The section “safety” is missing.',
    ),
    /** The last lines of the page, with Buy Now. */
    closing: group(
      { ...picture.shape, ...passage('Say what an enquiry does.').shape },
      'Give a picture, its alt text, a title and a text.',
    ),
  },
  'Write one product between { and }.',
);

export type ProductContent = z.infer<typeof productContent>;

/** Slides and cards of a page. */
export type ActiveSlide = ProductContent['mechanism']['slides'][number];
export type IndicationSlide = ProductContent['indications']['slides'][number];
export type SafetyCard = ProductContent['safety']['cards'][number];

const NAME = { placeholders: ['name'] };
const LABEL = { placeholders: ['label'] };
const word = text('Write a word or two.', { most: 60 });

/** The words that all product pages and cards have in common: `page.json`. */
const pageWords = group(
  {
    reviewed: review.optional(),
    /** The headings of the sections, by their anchors (specification §2). */
    sections: words(productAnchors, { most: 60 }),
    onThisPage: word,
    buyNow: word,
    buyNowOf: text('Write a text with {name}.', NAME),
    learnMore: word,
    learnMoreAbout: text('Write a text with {name}.', NAME),
    emergency: word,
    call: text('Write a text with {number}.', { placeholders: ['number'] }),
    composition: group(
      {
        caption: text('Write a text with {name}.', NAME),
        active: word,
        what: word,
        amount: word,
      },
      'Write the headings of the table.',
    ),
    carousel: group(
      {
        carousel: word,
        slide: word,
        pause: text('Write a text with {label}.', LABEL),
        play: text('Write a text with {label}.', LABEL),
        previous: text('Write a text with {label}.', LABEL),
        next: text('Write a text with {label}.', LABEL),
        one: text('Write a text with {first} and {count}.', { placeholders: ['first', 'count'] }),
        two: text('Write a text with {first}, {last} and {count}.', {
          placeholders: ['first', 'last', 'count'],
        }),
        several: text('Write a text with {first}, {last} and {count}.', {
          placeholders: ['first', 'last', 'count'],
        }),
      },
      'Write the words of the carousel.',
    ),
  },
  'Write one group of words between { and }.',
);

const schemas: ContentSchemas = {
  page: pageWords,
  ...Object.fromEntries(products.map(({ id }) => [id, productContent])),
};

export default schemas;
