import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { languages, staffLanguages, type Language } from '@site/contracts/languages';
import type { RemoteDeclaration } from '@site/contracts/remoteDeclaration';
import { declarationOf } from '@site/contracts/remotes';
import { folderOf, root, type ApplicationName } from '@site/tooling/workspace';
import type { ContentSchemas } from '../schema/contentSchemas';
import { checkContentFolder, type ContentReport } from './checkContentFolder';

/** In a workspace: its texts, and `schema.ts` with the schema of each file. */
const CONTENT = 'content';

/** Checks all texts of a workspace in every language. One without a content folder has nothing to check. */
async function checkContentOf(
  workspace: string,
  present?: readonly Language[],
): Promise<ContentReport> {
  const folder = join(root, workspace, CONTENT);
  const file = join(folder, 'schema.ts');
  if (!existsSync(file)) return { problems: [], unreviewed: [], standIns: [] };
  // Windows imports modules by URL alone.
  const address = process.platform === 'win32' ? pathToFileURL(file).href : file;
  const { default: schemas } = (await import(address)) as { default: ContentSchemas };
  return checkContentFolder(folder, schemas, `${workspace}/${CONTENT}`, present);
}

/** The pages of a remote whose titles are not in the languages that it has: both stand in its declaration. */
export const untitledPages = ({ folder, languages: own, routes = [] }: RemoteDeclaration) =>
  languages.flatMap((language) =>
    routes
      .filter(({ texts }) => language in texts !== own.includes(language))
      .map(
        ({ path }) =>
          `contracts/src/remotes: ${folder} needs both texts.${language} of ${path} and “${language}” in languages, or neither.`,
      ),
  );

/** Checks all texts of an application in every language that it has. */
export async function checkApplicationContent(name: ApplicationName): Promise<ContentReport> {
  if (name === 'shell') return checkContentOf(name);
  const declaration = declarationOf(name);
  const report = await checkContentOf(declaration.folder, declaration.languages);
  return { ...report, problems: [...report.problems, ...untitledPages(declaration)] };
}

/** Checks what staff read: the texts of mails and of the order desk, which are no part of the site's applications. */
export function checkStaffContent(): Promise<ContentReport[]> {
  return Promise.all(
    ['platform/order-notices', 'order-desk'].map((workspace) =>
      checkContentOf(workspace, staffLanguages),
    ),
  );
}

/**
 * Keeps an application with problems in its texts from being built.
 * @throws Error with a line for each problem.
 */
export async function assertContentIsValid(name: ApplicationName): Promise<void> {
  const { problems } = await checkApplicationContent(name);
  refuse(name, problems);
}

/**
 * Keeps an application from being released whose texts have problems, or are not written yet.
 * @throws Error with a line for each problem.
 */
export async function assertContentIsReleasable(name: ApplicationName): Promise<void> {
  const { problems, standIns } = await checkApplicationContent(name);
  refuse(name, [...problems, ...standIns]);
}

function refuse(name: ApplicationName, problems: readonly string[]): void {
  if (problems.length === 0) return;
  throw new Error(
    `The texts of ${folderOf(name)} have problems, so no release was made.\n${problems.join('\n')}`,
  );
}
