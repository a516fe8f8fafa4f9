import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteReport } from '../report/diffReport';
import { htmlReport } from './htmlReport';
import { markdownSummary } from './markdownSummary';

/** For people, for pipelines, and for a comment. */
export const REPORT_FILES = {
  html: 'index.html',
  json: 'report.json',
  summary: 'summary.md',
} as const;

export const jsonReport = (report: SiteReport): string => `${JSON.stringify(report, null, 2)}\n`;

/** Removes an earlier report from a folder, and nothing else that is there. */
export async function clearReport(out: string, picturesFolder: string): Promise<void> {
  await mkdir(out, { recursive: true });
  const names = [...Object.values(REPORT_FILES), picturesFolder];
  await Promise.all(names.map((it) => rm(join(out, it), { recursive: true, force: true })));
}

/** Writes a report into a folder. */
export async function writeReport(report: SiteReport, out: string): Promise<void> {
  await writeFile(join(out, REPORT_FILES.json), jsonReport(report));
  await writeFile(join(out, REPORT_FILES.summary), markdownSummary(report));
  await writeFile(join(out, REPORT_FILES.html), htmlReport(report));
}
