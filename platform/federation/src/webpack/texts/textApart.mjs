import { relative, sep } from 'node:path';

/**
 * A webpack loader for a server build that leaves a text a file of its own. Its module asks for the text each time that
 * the import is used; webpack compiles an import to a look at the export, so the getter is called. Code that keeps the
 * text for later pages would hide which pages need it.
 * @this {import('webpack').LoaderContext<{ remote: string, content: string, texts: string, reader: string }>}
 * @param {string} text The JSON file.
 * @returns {string} The module.
 */
export default function textApart(text) {
  const { remote, content, texts, reader } = this.getOptions();
  const file = [texts, ...relative(content, this.resourcePath).split(sep)].join('/');
  this.emitFile(file, text);
  const [name, path] = [remote, file].map((it) => JSON.stringify(it));
  return `Object.defineProperties(exports, {
  __esModule: { value: true },
  default: { enumerable: true, get: () => globalThis.${reader}(${name}, ${path}) },
});`;
}
