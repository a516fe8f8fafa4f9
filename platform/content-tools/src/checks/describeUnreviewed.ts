/** Says how many files nobody has reviewed; by name only if a person asked, since they build and show all the same. */
export function describeUnreviewed(files: readonly string[], isListed: boolean): string[] {
  if (files.length === 0) return [];
  const what = `${files.length} ${files.length === 1 ? 'file is' : 'files are'} not reviewed yet ("reviewed": null)`;
  if (isListed) return [`${what}:`, ...files.map((file) => `  ${file}`)];
  return [`${what}. To list them: npm run content -- check --unreviewed`];
}
