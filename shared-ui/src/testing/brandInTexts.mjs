import { readFileSync } from 'node:fs';

const brand = JSON.parse(readFileSync(new URL('../../../brand.json', import.meta.url), 'utf8'));

/** Fills the brand into texts, as `fillBrand` of company does in builds. */
export default {
  process: (text) => ({
    code: text.replace(/\{(\w+)\}/g, (placeholder, name) =>
      typeof brand[name] === 'string' ? brand[name] : placeholder,
    ),
  }),
};
