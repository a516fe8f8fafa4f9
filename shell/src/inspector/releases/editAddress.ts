import type { SourcedText } from '@site/contracts/textSources';

/**
 * Where a text is edited, by the address that `brand.json` sets; undefined where it sets none. A working copy's `+changes` is
 * no part of a commit.
 */
export function editAddress(
  template: string | undefined,
  { file, line }: SourcedText,
  commit: string | undefined,
): string | undefined {
  if (!template) return undefined;
  const values: Record<string, string> = {
    file: file.split('/').map(encodeURIComponent).join('/'),
    line: String(line),
    commit: commit?.split('+', 1)[0] ?? 'HEAD',
  };
  return template.replace(/\{(file|line|commit)\}/g, (_, name: string) => values[name] ?? '');
}
