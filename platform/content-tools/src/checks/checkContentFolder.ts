import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { defaultLanguage, languages, type Language } from '@site/company/languages';
import {
  parseJson,
  type JsonText,
  type Problem,
  formatPath,
  formatProblem,
  schemaProblems,
} from '@site/tooling/files/readJsonFile';
import { compareTranslation } from './compareTranslation';
import type { ContentSchemas } from '../schema/contentSchemas';
import { findForbiddenWording } from './forbiddenWording';
import { findLongSentences } from './longSentences';
import { findMissingPictures } from './missingPictures';
import { onePerPlace } from './onePerPlace';
import { findStaleReview } from './reviewedWords';
import { findUnwritten } from './unwrittenTexts';
import { findTakenDrawings } from './takenDrawings';

/** What is wrong in content files, a line for each problem: `shell/content/hi/site.json:12: header.home: …` */
export interface ContentReport {
  problems: readonly string[];
  /** Files that nobody has reviewed. They build and show. */
  unreviewed: readonly string[];
  /** Texts that nobody has written yet, as problems are written. They build and show, and are not released. */
  unwritten: readonly string[];
}

interface File {
  name: string;
  json: JsonText;
}

/** Where a workspace keeps the pictures that its texts name, seen from its texts. */
const PICTURES = '../src/packshots/files';

async function readFolder(folder: string): Promise<File[]> {
  const names = await readdir(folder).catch((failure: NodeJS.ErrnoException) => {
    if (failure.code !== 'ENOENT') throw failure;
    return [];
  });
  return Promise.all(
    names
      .filter((file) => file.endsWith('.json'))
      .sort()
      .map(async (file) => ({
        name: file.slice(0, -'.json'.length),
        json: parseJson(await readFile(join(folder, file), 'utf8')),
      })),
  );
}

/** What is wrong with a file by itself. */
function ownProblems({ json }: File, schema: z.ZodType, pictures: string | undefined): Problem[] {
  const missing = pictures === undefined ? [] : findMissingPictures(json, pictures);
  const shape = onePerPlace([missing, findStaleReview(json), schemaProblems(json, schema)]);
  return [...findForbiddenWording(json), ...shape, ...findLongSentences(json)];
}

const isUnreviewed = ({ json }: File) =>
  json.value !== undefined && !(json.value as { reviewed?: unknown }).reviewed;

const placeOf = ({ path }: Problem) => formatPath(path);

/** What is wrong with a file; a translation is also compared with its original. */
function problemsOf(
  file: File,
  schemas: ContentSchemas,
  pictures: string,
  script: string | undefined,
  original: File | undefined,
): readonly Problem[] {
  if (file.json.problems.length > 0) return file.json.problems;
  const schemaOf = schemas[file.name];
  if (!schemaOf) {
    const names = Object.keys(schemas).map((name) => `${name}.json`);
    return [{ path: [], line: 1, message: `Unknown file. This folder holds ${names.join(', ')}.` }];
  }
  const english = (original ?? file).json.value;
  // Without the English file nothing is known of its translation but that it is JSON.
  const follows = (make: (english: unknown) => z.ZodType) =>
    english === undefined ? z.unknown() : make(english);
  const schema = typeof schemaOf === 'function' ? follows(schemaOf) : schemaOf;
  const own = ownProblems(
    file,
    schema,
    // Those of a translation are those of its original.
    original ? undefined : pictures,
  );
  if (!original || original.json.value === undefined) return onePerPlace([own]);
  const wrongInOriginal = [...original.json.problems, ...ownProblems(original, schema, pictures)];
  const unwritten = [original, file].flatMap(({ json }) => findUnwritten(json)).map(placeOf);
  const compared = compareTranslation(original.json.value, file.json, script).filter(
    (problem) => !unwritten.includes(placeOf(problem)),
  );
  // A translator reads "The translation is missing" rather than what the English text should say.
  const missing = compared.filter(({ isMissing }) => isMissing);
  const besidesOriginal = (problems: readonly Problem[]) =>
    onePerPlace([problems], wrongInOriginal);
  return onePerPlace([besidesOriginal(missing), own, besidesOriginal(compared)]);
}

/**
 * Checks a content folder: its English files, and the translations in a folder for each further language.
 * @param shownAs what problems call the folder.
 * @param present the languages that the texts are written in.
 */
export async function checkContentFolder(
  folder: string,
  schemas: ContentSchemas,
  shownAs: string,
  present: readonly Language[] = languages,
): Promise<ContentReport> {
  const problems: string[] = [];
  const unreviewed: string[] = [];
  const unwritten: string[] = [];
  const originals = await readFolder(folder);
  const takenDrawings = findTakenDrawings(originals);
  for (const language of present) {
    const isOriginal = language === defaultLanguage;
    const { script } = new Intl.Locale(language).maximize();
    const files = isOriginal ? originals : await readFolder(join(folder, language));
    const shownFolder = isOriginal ? shownAs : `${shownAs}/${language}`;
    for (const name of Object.keys(schemas)) {
      if (files.some((file) => file.name === name)) continue;
      const what = isOriginal ? '' : ` Translate ${name}.json.`;
      problems.push(`${shownFolder}/${name}.json: The file is missing.${what}`);
    }
    for (const file of files) {
      const shown = `${shownFolder}/${file.name}.json`;
      const original = isOriginal ? undefined : originals.find(({ name }) => name === file.name);
      const found = problemsOf(file, schemas, join(folder, PICTURES), script, original);
      const taken = (isOriginal && takenDrawings.get(file.name)) || [];
      problems.push(...onePerPlace([found, taken]).map((it) => formatProblem(shown, it)));
      if (isUnreviewed(file)) unreviewed.push(shown);
      unwritten.push(...findUnwritten(file.json).map((it) => formatProblem(shown, it)));
    }
  }
  return { problems, unreviewed, unwritten };
}
