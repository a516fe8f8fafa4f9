import { relative } from 'node:path';
import type { Compiler, NormalModule, RuleSetRule, WebpackError } from 'webpack';
import { fillBrand } from '@site/company/brand';
import { parseJson } from '@site/tooling/files/readJsonFile';
import { root } from '@site/tooling/workspace';

class InvalidText extends Error {
  constructor(readonly problems: readonly { line: number; message: string }[]) {
    super();
  }
}

function parseTexts(json: string): object {
  const { value, problems } = parseJson(json);
  if (value === undefined) throw new InvalidText(problems);
  return fillBrand(value as object);
}

/** Texts: the brand is filled in once, here. Object literals, as the minimizer shortens their keys. */
export const textRule: RuleSetRule = {
  test: /[\\/]content[\\/].+\.json$/,
  type: 'json',
  parser: { parse: parseTexts },
};

/**
 * Says of a text what is wrong with it, and no more: webpack would advise people who write to configure a loader, and show them
 * where its own code was.
 */
export class ReadableTextsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ReadableTextsPlugin', (compilation) => {
      compilation.hooks.processErrors.tap('ReadableTextsPlugin', (errors) => {
        for (const error of errors as WebpackError[]) {
          if ('error' in error && error.error instanceof InvalidText) {
            const path = relative(root, (error.module as NormalModule).resource);
            error.message = error.error.problems
              .map(({ line, message }) => `${path}:${line}: ${message}`)
              .join('\n');
            error.stack = '';
          }
        }
        return errors;
      });
    });
  }
}
