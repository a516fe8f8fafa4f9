import { readFileSync } from 'node:fs';
import { sharedStyles } from '../../styles/sharedStyles';
import { inkStyle } from './drawingRule';

const tokens = readFileSync(sharedStyles.tokens, 'utf8');

test('the inks are the colours of the tokens, and a second set is for #plum', () => {
  const style = inkStyle(
    ':root{--site-forte-ink:navy;--site-cream-ink:purple;--site-accent:red;--site-forte-tint:white;--site-cream-tint:snow;--site-card:ivory}',
  );
  expect(style).toContain(
    ':root{color-scheme:light dark;--ink:navy;--coral:red;--paper:white;--card:ivory}:root:target{--ink:purple;--coral:red;--paper:snow;--card:ivory}',
  );
});

test("the site's tokens hold every ink, in light and dark", () => {
  const [forOldBrowsers = ''] = /@supports not [^{]*\{.*?\}\}/.exec(inkStyle(tokens)) ?? [];
  expect(forOldBrowsers).toMatch(/--ink:#[0-9a-f]{6};/);
  expect(
    inkStyle(tokens)
      .replace(forOldBrowsers, '')
      .match(/light-dark\(/g),
  ).toHaveLength(8);
});

test('a token that is gone stops the build, by its name', () => {
  expect(() => inkStyle(tokens.replace('--site-accent:', '--site-coral:'))).toThrow(
    'The drawings need the token --site-accent, which is not there.',
  );
});
