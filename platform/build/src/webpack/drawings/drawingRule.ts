import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RuleSetRule } from 'webpack';
import { root } from '@site/tooling/workspace';
import { sharedStyles } from '../../styles/sharedStyles';
import { inkStyle } from './inkStyle';

/** Drawings, which stand in folders of that name: images whose inks are the site's tokens. */
export function drawingRule(): RuleSetRule {
  const tokens = readFileSync(sharedStyles.tokens, 'utf8');
  return {
    test: /[\\/]drawings[\\/][\w-]+\.svg$/,
    loader: join(root, 'platform/build/src/webpack/drawings/addInks.mjs'),
    options: { style: inkStyle(tokens) },
  };
}
