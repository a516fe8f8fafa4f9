import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { UsageError } from '../command-line/command';
import { root } from '../workspace';
import type { Files, Made } from './recipe';

/** TypeScript's errors about a name that stands there twice, or that the language keeps for itself. */
const ABOUT_NAMES = new Set([2300, 2395, 2397, 2440, 2451, 2528, 2529, 2567]);
/** Those below are about the grammar, words that are reserved in some place among them. */
const FIRST_ABOUT_MEANING = 2000;

const compilerOptions: ts.CompilerOptions = {
  jsx: ts.JsxEmit.ReactJSX,
  module: ts.ModuleKind.ESNext,
  target: ts.ScriptTarget.ESNext,
  moduleDetection: ts.ModuleDetectionKind.Force,
  strict: true,
  // Each file by itself: what others export is for `npm run types`.
  noResolve: true,
  noLib: true,
};

/** Names that every program has, and that mean something else once a file declares them. */
const OF_THE_LANGUAGE = ['NaN', 'Infinity', 'undefined', 'eval', 'arguments', 'globalThis'];

/** What an import brings into a file. */
function importedNames({ importClause }: ts.ImportDeclaration): string[] {
  const bindings = importClause?.namedBindings;
  const named = bindings && ts.isNamedImports(bindings) ? [...bindings.elements] : [];
  const all = [
    importClause,
    ...named,
    bindings && ts.isNamespaceImport(bindings) ? bindings : undefined,
  ];
  return all.flatMap((it) => it?.name?.text ?? []);
}

/** What a statement of a file declares. */
function declaredNames(statement: ts.Statement): string[] {
  const declarations = ts.isVariableStatement(statement)
    ? [...statement.declarationList.declarations]
    : [statement as ts.Node as ts.NamedDeclaration];
  return declarations.flatMap(({ name }) => (name && ts.isIdentifier(name) ? name.text : []));
}

/** TypeScript tells these only where it reads all that is imported. */
function clashIn({ statements }: ts.SourceFile): string | undefined {
  const imported = statements.filter(ts.isImportDeclaration).flatMap(importedNames);
  const declared = statements.flatMap(declaredNames);
  const twice = imported.find((name) => declared.includes(name));
  if (twice) return `it imports and declares ${twice}.`;
  const kept = [...imported, ...declared].find((name) => OF_THE_LANGUAGE.includes(name));
  return kept && `${kept} is a name of the language.`;
}

/** The spelling of a name in code that the language keeps for itself in some places. */
function reservedWordOf(name: string): string | undefined {
  const spellings = [name.charAt(0).toLowerCase() + name.slice(1), name.toLowerCase()];
  return spellings.find((word) => {
    const scanner = ts.createScanner(ts.ScriptTarget.ESNext, true);
    scanner.setText(word);
    return scanner.scan() !== ts.SyntaxKind.Identifier && scanner.getTokenEnd() === word.length;
  });
}

/** What TypeScript says of the names in a file. */
function faultOf(file: string, text: string): string | undefined {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true);
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost(compilerOptions),
    getSourceFile: (name) => (name === file ? source : undefined),
  };
  const program = ts.createProgram([file], compilerOptions, host);
  const fault = [
    ...program.getSyntacticDiagnostics(source),
    ...program.getSemanticDiagnostics(source),
  ].find(({ code }) => code < FIRST_ABOUT_MEANING || ABOUT_NAMES.has(code));
  return fault ? ts.flattenDiagnosticMessageText(fault.messageText, ' ') : clashIn(source);
}

/** What stands at a path already, or at one that differs in the case of its letters alone, which some disks take for the same. */
function presentAt(path: string): string | undefined {
  let place = '';
  for (const part of path.split('/')) {
    const names = existsSync(join(root, place)) ? readdirSync(join(root, place)) : [];
    const found = names.find((name) => name.toLowerCase() === part.toLowerCase());
    place = join(place, found ?? part);
    if (found === undefined) return undefined;
    if (found !== part) return place;
  }
  return place;
}

/**
 * Checks what is to be written, before the first file is.
 * @throws UsageError where a name is reserved, or stands already, in any of the files, or where a new file is there
 */
export function checkPlan(
  name: string,
  { created, edited }: Pick<Made, 'created' | 'edited'>,
): void {
  for (const path of Object.keys(created)) {
    const present = presentAt(path);
    if (present === undefined) continue;
    throw new UsageError(
      `The name "${name}" is taken: ${present} is there already. Choose another name, or delete it first.`,
    );
  }
  const files: Files = { ...created, ...edited };
  const word = reservedWordOf(name);
  for (const [file, text] of Object.entries(files)) {
    const fault = /\.tsx?$/.test(file) && faultOf(file, text);
    if (!fault) continue;
    throw new UsageError(
      `The name "${name}" cannot be used in ${file}: ${word ? `${word} is a reserved word there.` : fault} Choose another name.`,
    );
  }
}
