/** What expressions of a workflow can name: `needs`, `steps`, `github`, `matrix` … */
export type Context = Readonly<Record<string, unknown>>;

function valueOf(path: string, context: unknown): unknown {
  const [first = '', ...rest] = path.split('.');
  if (first === '*') return Object.values(context ?? {}).map((it) => valueOf(rest.join('.'), it));
  const value = (context as Record<string, unknown> | undefined)?.[first];
  return rest.length === 0 || value === undefined ? value : valueOf(rest.join('.'), value);
}

function evaluate(expression: string, context: Context): unknown {
  for (const part of expression.split('||').map((it) => it.trim())) {
    const [, list, separator] = /^join\((\S+), '(.*)'\)$/.exec(part) ?? [];
    const found = valueOf(list ?? part, context);
    if (list) return (found as string[]).join(separator);
    if (found !== undefined && found !== '') return found;
  }
  return undefined;
}

/**
 * Fills in what stands between `${{` and `}}`: names, `||` and `join`, which is what steps here use.
 * @returns undefined when a value is not known
 */
export function filled(text: string, context: Context): string | undefined {
  let isKnown = true;
  const result = text.replace(/\$\{\{ *(.*?) *\}\}/g, (_, expression: string) => {
    const value = evaluate(expression, context);
    isKnown &&= value !== undefined;
    return String(value);
  });
  return isKnown ? result : undefined;
}
