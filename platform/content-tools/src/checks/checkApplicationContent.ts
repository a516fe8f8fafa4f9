import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inLanguage } from '@site/contracts/exposedModules';
import { defaultLanguage, languages, staffLanguages, type Language } from '@site/company/languages';
import type { RemoteDeclaration } from '@site/contracts/remoteDeclaration';
import { declarationOf, type RemoteName } from '@site/contracts/remotes';
import { folderOf, root, type ApplicationName } from '@site/tooling/workspace';
import type { ContentSchemas } from '../schema/contentSchemas';
import { checkContentFolder, type ContentReport } from './checkContentFolder';

/** In a workspace: its texts, and `schema.ts` with the schema of each file. */
const CONTENT = 'content';

/** In a remote: a file for each module that it exposes, in each language. */
const EXPOSED = 'src/exposes';

/** Checks all texts of a workspace in every language. One without a content folder has nothing to check. */
async function checkContentOf(
  workspace: string,
  present?: readonly Language[],
): Promise<ContentReport> {
  const folder = join(root, workspace, CONTENT);
  const file = join(folder, 'schema.ts');
  if (!existsSync(file)) return { problems: [], unreviewed: [], unwritten: [] };
  // Windows imports modules by URL alone.
  const address = process.platform === 'win32' ? pathToFileURL(file).href : file;
  const { default: schemas } = (await import(address)) as { default: ContentSchemas };
  return checkContentFolder(folder, schemas, `${workspace}/${CONTENT}`, present);
}

/** What a remote has in a language that its declaration does not name, and what it lacks in one that it names. */
export const languageProblems = (
  name: RemoteName,
  { languages: own, exposes, routes = [] }: RemoteDeclaration = declarationOf(name),
  isThere: (file: string) => boolean = (file) => existsSync(join(root, folderOf(name), file)),
) =>
  languages.flatMap((language) => {
    const isOwn = own.includes(language);
    const modules = language === defaultLanguage || !isThere(EXPOSED) ? [] : Object.keys(exposes);
    const files = modules.map((name) => `${EXPOSED}/${inLanguage(name, language)}.tsx`);
    const texts = `${CONTENT}/${language}`;
    return [
      ...routes.map(
        ({ path, texts }) => [`texts.${language} of ${path}`, language in texts] as const,
      ),
      ...files.map((file) => [file, isThere(file)] as const),
      // Which of its files are missing is said for each.
      [texts, isOwn || isThere(texts)] as const,
    ]
      .filter(([, has]) => has !== isOwn)
      .map(
        ([what]) =>
          `contracts/src: ${name} needs both ${what} and “${language}” in languages, or neither.`,
      );
  });

/** Checks all texts of an application in every language that it has. */
export async function checkApplicationContent(name: ApplicationName): Promise<ContentReport> {
  if (name === 'shell') return checkContentOf(name);
  const report = await checkContentOf(folderOf(name), declarationOf(name).languages);
  return { ...report, problems: [...report.problems, ...languageProblems(name)] };
}

/** Checks what staff read: the texts of mails and of the order desk, which are no part of the site's applications. */
export function checkStaffContent(): Promise<ContentReport[]> {
  return Promise.all(
    ['order-backend', 'order-desk'].map((workspace) => checkContentOf(workspace, staffLanguages)),
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
  const { problems, unwritten } = await checkApplicationContent(name);
  refuse(name, [...problems, ...unwritten]);
}

function refuse(name: ApplicationName, problems: readonly string[]): void {
  if (problems.length === 0) return;
  throw new Error(
    `The texts of ${folderOf(name)} have problems, so no release was made.\n${problems.join('\n')}`,
  );
}
