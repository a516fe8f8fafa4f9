import { join } from 'node:path';
import { byteBudgets } from './byteBudgets';
import { weighFiles, weighPage } from './weighSite';

/** A change may add this much before someone has to look: two percent, and never less than a line or two of code. */
const allowed = (bytes: number) => bytes + Math.max(150, Math.round(bytes * 0.02));

const site = join(__dirname, '../../dist/site');

/** One line for everything that is over its budget, has none, or has one without being there. */
function findings(
  weights: Readonly<Record<string, number>>,
  budgets: Readonly<Record<string, readonly [number, string]>>,
): string[] {
  const names = [...new Set([...Object.keys(weights), ...Object.keys(budgets)])].sort();
  return names.flatMap((name) => {
    const [weight, budget] = [weights[name], budgets[name]?.[0]];
    if (weight === undefined) return [`${name} has a budget but is not built. Remove its budget.`];
    if (budget === undefined) return [`${name} (${weight} bytes) has no budget. Give it one.`];
    if (weight <= allowed(budget)) return [];
    return [
      `${name} grew by ${weight - budget} bytes, from ${budget} to ${weight}. Make it smaller, or raise its budget and say why.`,
    ];
  });
}

test('no page is heavier than its budget', () => {
  const pages = Object.keys(byteBudgets.pages);
  const weights = Object.fromEntries(pages.map((path) => [path, weighPage(site, path)]));

  expect(findings(weights, byteBudgets.pages)).toEqual([]);
});

test('no script or style is heavier than its budget', () => {
  const weights = weighFiles(site, Object.keys(byteBudgets.pages));

  expect(findings(weights, byteBudgets.files)).toEqual([]);
});

test('a finding names the file and its growth', () => {
  expect(
    findings({ 'shell/page.js': 2000, 'shell/new.js': 5 }, { 'shell/page.js': [1000, ''] }),
  ).toEqual([
    'shell/new.js (5 bytes) has no budget. Give it one.',
    'shell/page.js grew by 1000 bytes, from 1000 to 2000. Make it smaller, or raise its budget and say why.',
  ]);
});
