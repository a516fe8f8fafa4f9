import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@site/tooling/workspace';
import { parse } from 'yaml';

export interface Step {
  uses?: string;
  run?: string;
  env?: Record<string, string>;
}

export interface Job {
  needs?: string | string[];
  if?: string;
  uses?: string;
  environment?: string;
  permissions?: Record<string, string>;
  steps?: Step[];
}

export interface Workflow {
  file: string;
  text: string;
  permissions?: Record<string, string>;
  jobs: Record<string, Job>;
}

/** Where GitHub looks for workflows. */
export const FOLDER = '.github/workflows';

/** All workflows. */
export const workflows = (): Workflow[] =>
  readdirSync(join(root, FOLDER)).map((name) => {
    const file = `${FOLDER}/${name}`;
    const text = readFileSync(join(root, file), 'utf8');
    return { file, text, ...(parse(text) as Omit<Workflow, 'file' | 'text'>) };
  });

/** The steps of all jobs, each with where it is. */
export const stepsOf = ({ file, jobs }: Workflow): (Step & { place: string })[] =>
  Object.entries(jobs).flatMap(([name, { steps = [] }]) =>
    steps.map((step) => ({ ...step, place: `${file} ${name}` })),
  );
