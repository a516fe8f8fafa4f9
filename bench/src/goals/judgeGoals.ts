import type { Measured } from '../results/medians';
import { goals, type Goal } from './goals';

/** What became of a goal: on no page may it be missed. */
export interface Judgement {
  goal: Goal;
  /** `unknown`: no page was measured for it. */
  verdict: 'met' | 'missed' | 'unknown';
  /** What each measured page reaches, the worst first. */
  pages: readonly { page: string; value: number; isMet: boolean }[];
}

/** Tells for each goal which pages reach it. */
export function judgeGoals(measured: Measured): Judgement[] {
  return goals.map((goal) => {
    const worstFirst = goal.atLeast === undefined ? -1 : 1;
    const pages = measured.pages
      .flatMap((page) => {
        const value = goal.valueOn(measured, page);
        return value === undefined ? [] : [{ page, value, isMet: isMet(goal, value) }];
      })
      .sort((a, b) => (a.value === b.value ? 0 : (a.value - b.value) * worstFirst));
    const isMissed = pages.some((it) => !it.isMet);
    const verdict = isMissed ? 'missed' : pages.length ? 'met' : 'unknown';
    return { goal, verdict, pages };
  });
}

/** A ratio is held to two digits: the third is noise. */
function isMet({ atMost = Infinity, atLeast = -Infinity, unit }: Goal, value: number): boolean {
  const held = unit === 'x' ? Math.round(value * 100) / 100 : value;
  return held <= atMost && held >= atLeast;
}

/** A goal's value as people read it. */
export function written({ unit }: Goal, value: number): string {
  if (value === Infinity) return 'never';
  if (unit === 'x') return `${value.toFixed(2)} x`;
  if (unit === '') return value.toFixed(2);
  return `${Math.round(value)} ${unit}`;
}

/** What a goal asks for, as people read it. */
export const asked = (goal: Goal): string =>
  goal.atLeast === undefined
    ? `at most ${written(goal, goal.atMost ?? 0)}`
    : `at least ${written(goal, goal.atLeast)}`;
