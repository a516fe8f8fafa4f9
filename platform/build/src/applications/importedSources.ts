import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { isSource } from './isSource';

const OPTIONS: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  resolveJsonModule: true,
  allowJs: true,
};

/** What a file imports when it runs: no types, and nothing that it may import later. */
function importsOf(file: string): string[] {
  const { statements } = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.ES2022,
  );
  return statements.flatMap((statement) => {
    const isTypeOnly =
      (ts.isImportDeclaration(statement) && statement.importClause?.isTypeOnly) ||
      (ts.isExportDeclaration(statement) && statement.isTypeOnly);
    const specifier =
      ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)
        ? statement.moduleSpecifier
        : undefined;
    return specifier && !isTypeOnly && ts.isStringLiteral(specifier) ? [specifier.text] : [];
  });
}

/** These files and every source that they import, directly or not; absolute paths. Packages are not followed. */
export function importedSources(entries: readonly string[]): string[] {
  const found = new Set<string>();
  const visit = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    if (file.endsWith('.json')) return;
    for (const name of importsOf(file)) {
      const { resolvedModule } = ts.resolveModuleName(name, file, OPTIONS, ts.sys);
      if (resolvedModule && isSource(resolvedModule.resolvedFileName)) {
        visit(resolvedModule.resolvedFileName);
      }
    }
  };
  entries.forEach(visit);
  return [...found];
}
