import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@site/tooling/workspace';
import { parse } from 'yaml';

export interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
  if?: string;
}

export interface Job {
  needs?: string | string[];
  if?: string;
  uses?: string;
  environment?: string;
  secrets?: 'inherit';
  permissions?: Record<string, string>;
  strategy?: { matrix?: Record<string, string[]> };
  steps?: Step[];
}

export interface Workflow {
  file: string;
  text: string;
  permissions?: Record<string, string>;
  defaults?: unknown;
  jobs: Record<string, Job>;
}

/** Where GitHub looks for workflows. */
export const FOLDER = '.github/workflows';

const read = (file: string) => ({ file, text: readFileSync(join(root, file), 'utf8') });

const files = () => readdirSync(join(root, FOLDER)).map((name) => read(`${FOLDER}/${name}`));

export const workflows = (): Workflow[] =>
  files().map((it) => ({ ...it, ...(parse(it.text) as Omit<Workflow, 'file' | 'text'>) }));

export interface PlacedStep extends Step {
  place: string;
  job: Job;
}

export const stepsOf = ({ file, jobs }: Workflow): PlacedStep[] =>
  Object.entries(jobs).flatMap(([name, job]) =>
    (job.steps ?? []).map((step) => ({ ...step, place: `${file} ${name}`, job })),
  );
