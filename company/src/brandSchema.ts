import { z } from 'zod';
import type { Brand, BrandWords } from './brand';

const text = (ask: string) => z.string({ error: ask }).trim().min(1, { error: ask });

/** `z.url` lets spaces pass, as browsers do. */
const address = (ask: string) =>
  z.url({ protocol: /^https$/, error: ask, abort: true }).regex(/^\S+$/, { error: ask });

const words = {
  tagline: text('Write the tagline, the heading of the home page.'),
  address: z
    .array(text('Write one line of the address.'), {
      error: 'Write the postal address as a list of lines.',
    })
    .min(1, { error: 'Write the postal address as a list of lines.' }),
};

const NETWORK = 'Write the company’s page there as an address with https:// and without spaces.';
const NETWORKS = 'Write a group with the fields facebook, instagram, linkedin and whatsapp.';
const PRODUCT =
  'Write the product’s name of Latin letters, digits and hyphens, at least two of them letters: references and the database’s collections begin with them.';
const PHONE = 'Write the phone number, such as "+91 98765 43210".';
const ORIGIN =
  'Write scheme and host of the site, such as "https://www.example.com", without a slash at the end.';

const EDIT_ADDRESS =
  'Write an address with https:// and {file}, without spaces, such as "https://git.example/site/edit/main/{file}#L{line}", or "".';

const group = <Shape extends z.ZodRawShape>(shape: Shape, ask: string) =>
  z.strictObject(shape, { error: ({ code }) => (code === 'unrecognized_keys' ? undefined : ask) });

/** What `brand.json` holds. Only for the tools: `brand.ts` is part of every page. */
export const brandSchema: z.ZodType<Brand> = group(
  {
    product: z
      .string({ error: PRODUCT })
      .trim()
      .regex(/^(?=.*[A-Za-z].*[A-Za-z])[A-Za-z0-9-]+$/, { error: PRODUCT }),
    company: text('Write the company’s full name.'),
    phone: z.string({ error: PHONE }).regex(/^\+?[\d ()-]*\d[\d ()-]*$/, { error: PHONE }),
    email: z.email({ error: 'Write an e-mail address.' }),
    social: group(
      {
        facebook: address(NETWORK),
        instagram: address(NETWORK),
        linkedin: address(NETWORK),
        whatsapp: address(NETWORK),
      },
      NETWORKS,
    ),
    origin: z.string({ error: ORIGIN }).regex(/^https?:\/\/[^/\s?#]+$/, { error: ORIGIN }),
    editAddress: z
      .string({ error: EDIT_ADDRESS })
      .refine(
        (typed) =>
          /^$|^https:\/\/[^\s{}]+(\{(file|line|commit)\}[^\s{}]*)+$/.test(typed) &&
          (typed === '' || typed.includes('{file}')),
        { error: EDIT_ADDRESS },
      )
      .exactOptional(),
    ...words,
  },
  'Write the brand as a group of fields.',
);

/** What `brand.hi.json` holds, and the file of any further language. */
export const brandWordsSchema: z.ZodType<BrandWords> = group(
  words,
  'Write the brand’s words as a group of fields.',
);
