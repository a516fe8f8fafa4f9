import { cruise } from 'dependency-cruiser';
import { remoteFolders } from './boundaryRules.mjs';

/**
 * Prints every circle in the import graph of the sources: of files, and of folders. Tests are left out; type-only imports
 * count, since a reader has to follow them too.
 */
const SOURCES = [
  ...['contracts', 'shared-ui', 'shell', ...remoteFolders, 'order-desk'],
  ...['platform', 'functions'],
];
const TESTS = String.raw`\.(test|typetest|spec|long)\.tsx?$`;

const { output } = await cruise(SOURCES, {
  validate: true,
  tsPreCompilationDeps: true,
  combinedDependencies: true,
  includeOnly: { path: `^(${SOURCES.join('|')})/` },
  exclude: { path: `${TESTS}|(^|/)(node_modules|dist)/` },
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'default'],
    extensions: ['.ts', '.tsx', '.mjs', '.css', '.json'],
  },
  ruleSet: {
    forbidden: [
      { name: 'files', severity: 'error', from: {}, to: { circular: true } },
      { name: 'folders', severity: 'error', scope: 'folder', from: {}, to: { circular: true } },
    ],
  },
});

if (output.modules.length === 0) throw new Error('No sources were found.');
for (const { rule, from, to, cycle } of output.summary.violations) {
  const places = [from, ...(cycle ?? [{ name: to }]).map(({ name }) => name)];
  console.log(`${rule.name}: ${places.join(' -> ')}`);
}
