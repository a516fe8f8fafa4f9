import { appendFile } from 'node:fs/promises';
import type { VisitReport } from '@site/contracts/visitReport';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { openLineLog } from '@site/reports/lineLog';
import { olderThan, reportsIn, visitsIn } from '@site/reports/logFiles';
import type { ReportLine } from '@site/reports/readReports';
import { runSite } from './runSite';

const newFolder = temporaryFolders();

const SHELL = '1.0.0-0123456789ab';
const OLD = '1.0.0-aaaaaaaaaaaa';
const NEW = '1.1.0-bbbbbbbbbbbb';

const visit = (
  remoteOrder: string,
  form: VisitReport['modules']['remoteOrder/OrderForm'],
  vitals: VisitReport['vitals'] = {},
) => ({
  hour: '2026-03-01T09',
  releases: { shell: SHELL, remoteProducts: OLD, remoteOrder },
  modules: form ? { 'remoteOrder/OrderForm': form } : {},
  vitals,
});

const report = (changes: Partial<ReportLine>): ReportLine => ({
  hour: '2026-03-01T09',
  type: 'csp-violation',
  page: '/',
  rule: 'script-src-elem',
  blocked: 'inline',
  source: '',
  ...changes,
});

async function health(...words: string[]) {
  const said = { output: '', warnings: '' };
  const code = await runSite(['health', ...words], {
    write: (text) => (said.output += text),
    warn: (line) => (said.warnings += line),
  });
  return { code, ...said };
}

const cells = (line: string | undefined) => line?.split(/ {2,}/);

test('sums up by release', async () => {
  const folder = await newFolder();
  const visits = openLineLog(visitsIn(folder));
  await visits.add(visit(OLD, { outcome: 'ok', ms: 100 }, { lcp: 1000, cls: 0, inp: 40 }));
  await visits.add(visit(NEW, { outcome: 'ok', ms: 100 }, { lcp: 1000, cls: 0.1 }));
  await visits.add(visit(NEW, { outcome: 'retried', reason: 'refused', ms: 400 }, { lcp: 3000 }));
  await visits.add(
    visit(NEW, { outcome: 'fallback', reason: 'timeout', ms: 10_000 }, { lcp: 2000 }),
  );
  await visits.add(
    visit(NEW, { outcome: 'fallback', reason: 'timeout', ms: 10_000 }, { lcp: 4000 }),
  );
  const reports = openLineLog(reportsIn(folder));
  await reports.add(report({ source: `/releases/remote-order/${NEW}/remoteEntry.js` }));
  await reports.add(report({ blocked: `/releases/remote-order/${NEW}/1.js` }));
  await reports.add(report({}));

  const { code, output } = await health(folder);
  const lines = output.split('\n');
  const rowOf = (...start: string[]) =>
    cells(lines.find((line) => cells(line)?.slice(0, start.length).join() === start.join()));

  expect(code).toBe(0);
  expect(cells(lines[0])).toHaveLength(12);
  expect(rowOf('shell')).toEqual([
    'shell',
    SHELL,
    '5',
    '-',
    '-',
    '-',
    '-',
    '-',
    '3000',
    '0.1',
    '40',
    '0',
  ]);
  expect(rowOf('order', NEW)).toEqual([
    'order',
    NEW,
    '4',
    '1',
    '1',
    '2',
    'timeout',
    '400',
    '3000',
    '0.1',
    '-',
    '2',
  ]);
  expect(rowOf('order', OLD)).toEqual([
    'order',
    OLD,
    '1',
    '1',
    '0',
    '0',
    '-',
    '100',
    '1000',
    '0',
    '40',
    '0',
  ]);
  expect(lines.findIndex((it) => it.includes(NEW))).toBeLessThan(
    lines.findIndex((it) => it.startsWith('order') && it.includes(OLD)),
  );
  expect(output).toContain("Reports that name no release's file: 1.");
});

test('counts the file that was put aside, and passes over lines that are none', async () => {
  const folder = await newFolder();
  await openLineLog(olderThan(visitsIn(folder))).add(visit(OLD, undefined));
  await openLineLog(visitsIn(folder)).add(visit(OLD, undefined));
  await appendFile(
    visitsIn(folder),
    '{"hour":"2026-03-01T09","releases":{"shell":"x"}}\n{"hour":"20',
  );

  expect(cells((await health(folder)).output.split('\n')[1])?.slice(0, 3)).toEqual([
    'shell',
    SHELL,
    '2',
  ]);
});

test('says so when there is nothing', async () => {
  const folder = await newFolder();

  expect(await health(folder)).toEqual({
    code: 0,
    output: `No visit is reported in ${folder} yet.\n`,
    warnings: '',
  });
});

test('takes one folder', async () => {
  expect(await health('one', 'two')).toMatchObject({ code: 2, output: '' });
});
