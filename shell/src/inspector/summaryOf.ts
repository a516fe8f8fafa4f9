import { isTold, type Region } from './regions';

const counted = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`;

/** What was found on the page, in one or two sentences. */
export function summaryOf(regions: readonly Region[]): string {
  const texts = regions.filter(isTold).flatMap((it) => it.texts);
  const untold = regions.length - regions.filter(isTold).length;
  const without = texts.filter(({ sources }) => sources.length === 0).length;
  const unclear = texts.filter(({ sources }) => sources.length > 1).length;
  const found = `${counted(texts.length, 'text')} in ${counted(regions.length - untold, 'region')}.`;
  const problems = [
    without ? `${counted(without, 'text')} without a source.` : '',
    unclear ? `${counted(unclear, 'text')} with more than one.` : '',
    untold ? `${counted(untold, 'region')} of releases that do not tell their sources.` : '',
  ].filter(Boolean);
  return [found, ...(problems.length ? problems : ['Each has one source.'])].join(' ');
}
