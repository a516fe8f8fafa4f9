import cream from '../../content/cream.json';
import forte from '../../content/forte.json';
import words from '../../content/page.json';
import { readTexts } from './readTexts';

export const english = readTexts({
  language: 'en',
  words,
  listed: { forte: () => forte, cream: () => cream },
});
