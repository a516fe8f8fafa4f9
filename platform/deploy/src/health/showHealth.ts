import { staffLanguages, type StaffLanguage } from '@site/contracts/languages';
import type { VerbOptions } from '@site/federation/commands/verb';
import { healthPage } from '@site/reports/view/healthPage';
import { healthText } from '@site/reports/view/healthText';
import { healthView, type HealthReport } from '@site/reports/view/healthView';
import { UsageError, type Terminal } from '@site/tooling/command-line/command';
import { writePrivately } from '@site/tooling/files/writePrivately';

/** Reads the language that somebody typed. @throws UsageError */
export function readLanguage(text: string = staffLanguages[0]): StaffLanguage {
  const found = staffLanguages.find((it) => it === text);
  if (!found) throw new UsageError(`--language takes ${staffLanguages.join(' or ')}.`);
  return found;
}

/** Shows a report as text, as JSON for a program, and as a page in a file. */
export async function showHealth(
  report: HealthReport,
  { json, page, language }: Pick<VerbOptions, 'json' | 'page' | 'language'>,
  { write }: Pick<Terminal, 'write'>,
): Promise<void> {
  const view = healthView(report, readLanguage(language));
  write(json ? `${JSON.stringify(report, null, 2)}\n` : healthText(view));
  if (page !== undefined) await writePrivately(page, healthPage(view));
}
