import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'lightningcss';
import type { RuleSetRule } from 'webpack';
import { root } from '@site/tooling/workspace';
import { sharedStyles } from '../../styles/sharedStyles';
import { parse } from 'postcss';

/** Drawings, which stand in folders of that name: images whose inks are the site's tokens. */
export function drawingRule(): RuleSetRule {
  const tokens = readFileSync(sharedStyles.tokens, 'utf8');
  return {
    test: /[\\/]drawings[\\/][\w-]+\.svg$/,
    loader: join(root, 'platform/build/src/webpack/drawings/addInks.mjs'),
    options: { style: inkStyle(tokens) },
  };
}

/** The inks of a drawing, and the token that each has its colour from: as it is, and as asked for with `#plum`. */
const inks = {
  ink: ['--site-forte-ink', '--site-cream-ink'],
  coral: ['--site-accent', '--site-accent'],
  paper: ['--site-forte-tint', '--site-cream-tint'],
  card: ['--site-card', '--site-card'],
} as const;

/** One pen, whatever the size of the drawing; tints are the same two inks, laid thin. */
const PEN = `path{fill:none;stroke-width:2;stroke-linecap:round;stroke-linejoin:round;vector-effect:non-scaling-stroke}
.ink{stroke:var(--ink)}
.coral{stroke:var(--coral)}
.dots{stroke-dasharray:.1 4}
.ink-tint{fill:var(--ink);fill-opacity:.14}
.coral-tint{fill:var(--coral);fill-opacity:.24}
.ink-fill{fill:var(--ink)}
.coral-fill{fill:var(--coral)}
.paper{fill:var(--paper)}
.card{fill:var(--card)}`;

/** The light colour of a token, as browsers read it that know neither `light-dark()` nor `oklch()`. */
function plainLight(value: string): string {
  const [, light = value] = /^light-dark\((\w+\([^)]*\)),/.exec(value) ?? [];
  const code = Buffer.from(`a{color:${light}}`);
  const plain = transform({
    filename: 'ink.css',
    code,
    minify: true,
    targets: { chrome: 90 << 16 },
  });
  return /color:([^;}]+)/.exec(plain.code.toString())?.[1] ?? light;
}

/**
 * Gives the style of all drawings. Takes the text of `tokens.css`, from which it takes the colours, light and dark.
 * Throws when a token is not there.
 */
export function inkStyle(tokens: string): string {
  const values = new Map<string, string>();
  parse(tokens).walkDecls(/^--/, ({ prop, value }) => void values.set(prop, value));
  const rules = (scheme: string, write: (value: string) => string) => {
    const colours = (side: 0 | 1) =>
      Object.entries(inks).map(([ink, names]) => {
        const value = values.get(names[side]);
        if (!value)
          throw new Error(`The drawings need the token ${names[side]}, which is not there.`);
        return `--${ink}:${write(value)}`;
      });
    return `:root{color-scheme:${scheme};${colours(0).join(';')}}:root:target{${colours(1).join(';')}}`;
  };
  return [
    rules('light dark', (value) => value),
    // For browsers that are too old.
    `@supports not (color:light-dark(red,red)){${rules('light', plainLight)}}`,
    PEN,
  ]
    .join('')
    .replace(/\n/g, '');
}
