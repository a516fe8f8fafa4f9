import cream from '../../content/hi/cream.json';
import forte from '../../content/hi/forte.json';
import words from '../../content/hi/page.json';
import { readTexts } from './readTexts';

export const hindi = readTexts({
  language: 'hi',
  words,
  listed: { forte: () => forte, cream: () => cream },
});
