import { table } from '@site/tooling/command-line/table';
import type { HealthView } from './healthView';

/** The view as text for a terminal. */
export function healthText({ title, period, watch, sections }: HealthView): string {
  const parts = sections.map(
    (it) =>
      `${[it.title, it.note].filter(Boolean).join('. ')}\n${table([it.columns, ...it.rows], { hasHeadings: true })}`,
  );
  const lines = watch.lines.map(({ text, isWorse }) => `${isWorse ? '!' : ' '} ${text}\n`);
  return [`${title}\n${period}\n`, `${watch.title}\n${lines.join('')}`, ...parts].join('\n');
}
