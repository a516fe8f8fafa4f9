import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inLanguage } from '@site/contracts/exposedModules';
import { defaultLanguage, languages, staffLanguages, type Language } from '@site/company/languages';
import type { RemoteDeclaration } from '@site/contracts/remoteDeclaration';
import { declarationOf, type RemoteName } from '@site/contracts/remotes';
import { brandFiles } from '@site/tooling/files/checkBrand';
import { formatProblem, parseJson } from '@site/tooling/files/readJsonFile';
import { folderOf, root, type ApplicationName } from '@site/tooling/workspace';
import type { ContentSchemas } from '../schema/contentSchemas';
import { checkContentFolder, type ContentReport } from './checkContentFolder';
import { findForbiddenWording } from './forbiddenWording';

/** In a workspace: its texts, and `schema.ts` with the schema of each file. */
const CONTENT = 'content';

/** In a remote: a file for each module that it exposes, in each language. */
const EXPOSED = 'src/exposes';

/** Checks all texts of a workspace in every language. One without a content folder has nothing to check. */
async function checkContentOf(
  workspace: string,
  present?: readonly Language[],
  repository = root,
): Promise<ContentReport> {
  const folder = join(repository, workspace, CONTENT);
  const file = join(root, workspace, CONTENT, 'schema.ts');
  if (!existsSync(file)) return { problems: [], unreviewed: [], unwritten: [] };
  const { default: schemas } = (await import(file)) as { default: ContentSchemas };
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

type StaffWorkspace = 'order-backend' | 'order-desk';

/** Checks what staff read: the texts of mails and of the order desk, which are no part of the site's applications. */
export function checkStaffContent(): Promise<ContentReport[]> {
  const workspaces: StaffWorkspace[] = ['order-backend', 'order-desk'];
  return Promise.all(workspaces.map((workspace) => checkContentOf(workspace, staffLanguages)));
}

/** What the brand says of itself is an advertisement too. Its form is looked at before any command. */
export async function brandProblems(repository = root): Promise<string[]> {
  const problems = brandFiles.map(async (file) => {
    const json = parseJson(await readFile(join(repository, file), 'utf8'));
    return findForbiddenWording(json, true).map((problem) => formatProblem(file, problem));
  });
  return (await Promise.all(problems)).flat();
}

/**
 * Keeps an application with problems in its texts, or in the brand's, from being built.
 * @throws Error with a line for each problem.
 */
export async function assertContentIsValid(name: ApplicationName, repository = root) {
  const { problems } = await checkApplicationContent(name);
  refuse(folderOf(name), [...(await brandProblems(repository)), ...problems]);
}

/**
 * Keeps an application from being released whose texts, or the brand's, have problems, or are not written yet.
 * @throws Error with a line for each problem.
 */
export async function assertContentIsReleasable(name: ApplicationName, repository = root) {
  const { problems, unwritten } = await checkApplicationContent(name);
  refuse(folderOf(name), [...(await brandProblems(repository)), ...problems, ...unwritten]);
}

/**
 * Keeps the desk, or what sends mails, from being built with problems in its texts.
 * @throws Error with a line for each problem.
 */
export async function assertStaffContentIsValid(workspace: StaffWorkspace, repository = root) {
  const { problems } = await checkContentOf(workspace, staffLanguages, repository);
  refuse(workspace, problems);
}

function refuse(workspace: string, problems: readonly string[]): void {
  if (problems.length === 0) return;
  throw new Error(
    `The texts of ${workspace} have problems, so nothing was built.\n${problems.join('\n')}`,
  );
}
