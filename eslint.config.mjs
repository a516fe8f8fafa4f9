import prettier from 'eslint-config-prettier';
import hooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { onePlaceRule } from './platform/tooling/src/boundaries/onePlaceRule.mjs';

/** What is spread could stand there by itself. */
const noLiteralSpread = {
  selector: 'ObjectExpression > SpreadElement > ObjectExpression',
  message: 'Write these properties without a spread.',
};

const FORBIDDEN_NAMES = /(^|\/)(utils?|helpers?|common|misc|lib|shared)(\/|\.[jt]sx?$)/i;

/** Refuses files and folders whose name says nothing: what has no better name has no home yet. */
const namesRule = {
  create: (context) => ({
    Program(node) {
      const path = context.filename.slice(context.cwd.length + 1);
      if (FORBIDDEN_NAMES.test(path)) {
        context.report({ node, message: `"${path}" needs a name that says what is in it.` });
      }
    },
  }),
};

export default tseslint.config(
  {
    ignores: [
      ...['**/dist/', '**/node_modules/', '.data/', '.site/'],
      // As a team outside has it, with packages instead of workspaces.
      'platform/repository/sample-remote/',
    ],
  },
  ...tseslint.configs.recommended,
  hooks.configs.flat.recommended,
  {
    plugins: { site: { rules: { names: namesRule, 'one-place': onePlaceRule } } },
    languageOptions: { globals: globals.browser },
    rules: {
      'site/names': 'error',
      'site/one-place': 'error',
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'no-console': ['error', { allow: ['error'] }],
      'no-restricted-syntax': ['error', noLiteralSpread],
      'no-warning-comments': ['error', { terms: ['fixme', 'xxx'] }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
    },
  },
  // Tools talk to the person who runs them.
  {
    files: [
      'platform/**',
      'order-backend/**',
      'functions/**',
      'e2e/**',
      'bench/**',
      'picture-sources/**',
      '**/*.mjs',
    ],
    languageOptions: { globals: globals.node },
    rules: {
      'no-console': 'off',
      'site/one-place': 'off',
      'no-restricted-syntax': [
        'error',
        noLiteralSpread,
        {
          selector: "CallExpression[arguments.0.value='git']",
          message: 'Start git with tooling/git/git: the variables of a caller lead elsewhere.',
        },
      ],
    },
  },
  {
    files: ['platform/tooling/src/git/**'],
    rules: { 'no-restricted-syntax': ['error', noLiteralSpread] },
  },
  // A fixture of Playwright takes a function by the name `use`.
  { files: ['e2e/**'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
  prettier,
);
