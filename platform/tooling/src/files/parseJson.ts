import {
  findNodeAtLocation,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from 'jsonc-parser';

/** The way to a value in a file: names of fields and positions in lists. */
export type Path = readonly (string | number)[];

export interface Problem {
  path: Path;
  /** The line in the file, from 1. */
  line: number;
  message: string;
  /** The field that a misspelt one is meant to be. */
  meant?: Path;
}

/** A JSON file with the lines of its values. */
export interface JsonText {
  /** `undefined` when the text is not valid JSON. */
  value: unknown;
  /** What is wrong with the JSON itself: its first syntax error, or fields that are there twice. */
  problems: readonly Problem[];
  /** The line of a value, or of what holds it when it is missing. */
  lineOf(path: Path): number;
}

/** What to do by the parser's code. */
const SYNTAX: Readonly<Record<string, string>> = {
  UnexpectedEndOfString: 'A quotation mark is missing at the end of a text.',
  InvalidEscapeCharacter: 'Write \\\\ for a backslash.',
  InvalidCharacter: 'A text holds a tab or another control character. Replace it by a space.',
  InvalidCommentToken: 'Remove the comment: JSON has none.',
  ColonExpected: 'A colon is missing after the name of a field.',
  PropertyNameExpected: 'The name of a field is missing, in quotation marks.',
  CloseBraceExpected: 'A closing } is missing.',
  CloseBracketExpected: 'A closing ] is missing.',
  EndOfFileExpected: 'Remove what follows the last closing bracket.',
};

const LINE_BREAK = 'A text holds a line break. Write it in one line, or make two texts of it.';

/** What a line begins with that is no part of a text: a name, a text of its own, brackets. */
const NEW_LINE = /^(?:"[^"]*"\s*[:,\]}]|"[^"]+"\s*$|[\]}[{])/;

/** Whether a text that its line does not end goes on in a later one, up to a quotation mark there. */
function goesOn(text: string, start: number): boolean {
  const [, ...rest] = text.slice(start).split(/\r\n?|\n/);
  const next = rest.map((line) => line.trim()).find((line) => line !== '');
  return next !== undefined && next.includes('"') && !NEW_LINE.test(next);
}

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

/** Errors of the parser that name the line before: what is missing there is noticed at the next token. */
const NOTICED_LATE: readonly string[] = [
  'CommaExpected',
  'CloseBraceExpected',
  'CloseBracketExpected',
];

function syntaxProblem(text: string, { error, offset, length }: ParseError): Problem {
  const code = printParseErrorCode(error);
  const found = text.slice(offset, offset + Math.max(1, Math.min(length, 20)));
  const before = text.slice(0, offset).trimEnd();
  const isAtClosing = /^[}\]]/.test(found);
  const lineBefore = lineAt(text, before.length);
  const line = lineAt(text, offset);
  const describe = () => {
    if (code === 'UnexpectedEndOfString' && goesOn(text, offset)) return LINE_BREAK;
    if (/^[“”„‘’]/.test(found)) return 'Use straight quotation marks (") around names and texts.';
    if (isAtClosing && before.endsWith(',')) return 'Remove the comma after the last entry.';
    if (code === 'InvalidSymbol')
      return `“${found}” stands outside of quotation marks. Write " around a text, and \\" inside of one.`;
    if (code !== 'CommaExpected') return SYNTAX[code] ?? 'A value is missing.';
    return line === lineBefore
      ? 'A comma is missing, or a text ends too early. Write \\" for a quotation mark inside a text.'
      : 'A comma is missing at the end of this line.';
  };
  const isEarlier = isAtClosing || NOTICED_LATE.includes(code);
  const message = `Invalid JSON. ${describe()}`;
  return { path: [], line: isEarlier ? lineBefore : line, message };
}

function* doubledFields(text: string, node: Node | undefined, path: Path): Generator<Problem> {
  const seen = new Set<string>();
  for (const [index, child] of (node?.children ?? []).entries()) {
    if (node?.type !== 'object') {
      yield* doubledFields(text, child, [...path, index]);
      continue;
    }
    const [key, value] = child.children ?? [];
    const name = String(key?.value);
    if (seen.has(name)) {
      const line = lineAt(text, key?.offset ?? 0);
      yield { path: [...path, name], line, message: 'This field is here twice. Remove one.' };
    }
    seen.add(name);
    yield* doubledFields(text, value, [...path, name]);
  }
}

function validValue(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

/** Parses JSON and keeps where its values are, for messages that lead there. */
export function parseJson(given: string): JsonText {
  // Editors on Windows put a mark before the text, which JSON does not allow.
  const text = given.replace(/^\uFEFF/, '');
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  const valid = validValue(text);
  const lineOf = (path: Path) => {
    for (let length = path.length; length >= 0; length -= 1) {
      const node = tree && findNodeAtLocation(tree, [...path.slice(0, length)]);
      if (!node) continue;
      // The line of a field is that of its name: a long value may begin below it.
      const named = node.parent?.type === 'property' ? node.parent : node;
      return lineAt(text, named.offset);
    }
    return 1;
  };
  if (valid) return { ...valid, problems: [...doubledFields(text, tree, [])], lineOf };
  const [first] = errors;
  const problem = first
    ? syntaxProblem(text, first)
    : { path: [], line: 1, message: 'Invalid JSON.' };
  return { value: undefined, problems: [problem], lineOf };
}

/** Writes a path as people find it in a file: `safety.cards[0].text`. */
export function formatPath(path: Path): string {
  return path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`))
    .join('')
    .replace(/^\./, '');
}

export interface PlacedText {
  path: Path;
  line: number;
  text: string;
}

function* stringsOf(value: unknown, path: Path): Generator<[Path, string]> {
  if (typeof value === 'string') yield [path, value];
  if (!value || typeof value !== 'object') return;
  for (const [key, entry] of Object.entries(value)) {
    yield* stringsOf(entry, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}

export function textsOf({ value, lineOf }: JsonText): PlacedText[] {
  return [...stringsOf(value, [])].map(([path, text]) => ({ path, line: lineOf(path), text }));
}
