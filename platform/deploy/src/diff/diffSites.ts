import { openBrowser } from '@site/tooling/browser/openBrowser';
import { compareSites } from './comparing/compareSites';
import { clearReport, writeReport } from './output/writeReport';
import { canBeSeen, PICTURES_FOLDER, takePictures } from './pictures/takePictures';
import type { SiteReport } from './report/diffReport';
import type { ComparedSite } from './sites/comparedSite';

export interface DiffOptions {
  /** The folder of the report. */
  out: string;
  hasPictures: boolean;
}

async function withPictures(
  report: SiteReport,
  [before, after]: readonly [ComparedSite, ComparedSite],
  { out, hasPictures }: DiffOptions,
): Promise<SiteReport> {
  if (!report.pages.some(canBeSeen)) return report;
  if (!hasPictures) return { ...report, withoutPictures: 'Pictures were not asked for.' };
  const browser = await openBrowser().catch((failure: Error) => failure);
  if (browser instanceof Error) {
    return { ...report, withoutPictures: `There are no pictures. ${browser.message}` };
  }
  try {
    return { ...report, pages: await takePictures(browser, report.pages, { before, after, out }) };
  } finally {
    await browser.close();
  }
}

/** Compares two sites in words and pictures, and writes the report. */
export async function diffSites(
  before: ComparedSite,
  after: ComparedSite,
  options: DiffOptions,
): Promise<SiteReport> {
  const words = await compareSites(before, after);
  await clearReport(options.out, PICTURES_FOLDER);
  const report = await withPictures(words, [before, after], options);
  await writeReport(report, options.out);
  return report;
}
