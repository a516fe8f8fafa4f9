import { readFile } from 'node:fs/promises';
import type { z } from 'zod';
import { formatPath, parseJson, type JsonText, type Path, type Problem } from './parseJson';

export * from './parseJson';

const isIn = (group: Path) => (path: Path) =>
  path.length === group.length + 1 && group.every((step, at) => path[at] === step);

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (it, step) => (typeof it === 'object' && it !== null ? (it as never)[step] : undefined),
    value,
  );
}

/** What a schema finds wrong in a parsed file, in the order of the schema. */
export function schemaProblems(json: JsonText, schema: z.ZodType): Problem[] {
  const issues = schema.safeParse(json.value).error?.issues ?? [];
  const unknown = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => [...(issue.path as Path), key] as const)
      : [],
  );
  const problems = issues
    .filter(({ code }) => code !== 'unrecognized_keys')
    .map(({ path, message }) => ({
      path: path as Path,
      line: json.lineOf(path as Path),
      message:
        path.length > 0 && valueAt(json.value, path as Path) === undefined
          ? `The field is missing. ${message}`
          : message,
    }));
  const misspelt = unknown.map((path) => {
    const isBeside = isIn(path.slice(0, -1));
    const missing = problems.filter(
      (it) => isBeside(it.path) && valueAt(json.value, it.path) === undefined,
    );
    const isAlone = missing.length === 1 && unknown.filter(isBeside).length === 1;
    return { path, meant: isAlone ? missing[0] : undefined };
  });
  return [
    ...problems.filter((problem) => !misspelt.some(({ meant }) => meant === problem)),
    ...misspelt.map(({ path, meant }) => ({
      path,
      line: json.lineOf(path),
      message: meant
        ? `Unknown field. Did you mean “${meant.path.at(-1)}”?`
        : 'Unknown field. Check its spelling, or remove it.',
      ...(meant && { meant: meant.path }),
    })),
  ];
}

/** Writes a problem as editors and terminals open it: `brand.json:7: email: Write an e-mail address.` */
export function formatProblem(file: string, { path, line, message }: Problem): string {
  const place = formatPath(path);
  return `${file}:${line}: ${place && `${place}: `}${message}`;
}

/**
 * Reads a JSON file by its schema.
 * @throws Error with a line for each problem; `name` is what they call the file.
 */
export async function readJsonFile<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  name: string = path,
): Promise<z.infer<Schema>> {
  const json = parseJson(await readFile(path, 'utf8'));
  const problems =
    json.value === undefined || json.problems.length > 0
      ? json.problems
      : schemaProblems(json, schema);
  if (problems.length > 0) {
    throw new Error(problems.map((problem) => formatProblem(name, problem)).join('\n'));
  }
  return schema.parse(json.value) as z.infer<Schema>;
}
