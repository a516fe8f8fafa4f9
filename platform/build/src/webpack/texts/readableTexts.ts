import type { Compiler, RuleSetRule } from 'webpack';
import { fillBrand } from '@site/contracts/brand';
import { parseJson } from '@site/tooling/files/readJsonFile';

class InvalidText extends Error {}

function parseTexts(json: string): object {
  const { value, problems } = parseJson(json);
  if (value === undefined) {
    // webpack names the file; the place within it is what the check of the texts says as well.
    throw new InvalidText(
      problems.map((problem) => `Line ${problem.line}: ${problem.message}`).join('\n'),
    );
  }
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
        for (const error of errors) {
          if ('error' in error && error.error instanceof InvalidText) {
            error.message = error.error.message;
            error.stack = '';
          }
        }
        return errors;
      });
    });
  }
}
