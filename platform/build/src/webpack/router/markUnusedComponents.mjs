const MADE = /\bReact\d*\.(?:forwardRef|memo|createContext)\(/g;
const UNMARKED = /(?<!PURE__ \*\/ React\d*\.)\bforwardRef\(/;
const NAMED = /^\w+\.displayName = "[^"]*";$/gm;
const BOUNDARY = /^var (\w+) = class extends (React\d*\.Component) \{$/gm;
const CONTEXT = /^(\w+)\.contextType = (\w+);$/gm;

/**
 * A webpack loader that says of a library's components that making them has no effect, so that those which nobody uses are
 * left out. To name a component for developer tools counts as an effect, so the names go; so does to read the class that an
 * error boundary extends, and to give it a context afterwards.
 * @this {Pick<import('webpack').LoaderContext<object>, 'resourcePath'>}
 * @param {string} script The library's file.
 * @returns {string} The same with the annotation that minifiers know.
 * @throws {Error} when components are made in a way that is not known here
 */
export default function markUnusedComponents(script) {
  const contexts = new Map(
    [...script.matchAll(CONTEXT)].map(([, name, context]) => [name, context]),
  );
  const marked = script
    .replace(MADE, '/* @__PURE__ */ $&')
    .replace(NAMED, '')
    .replace(BOUNDARY, (_, name, parent) => {
      const context = contexts.get(name);
      contexts.delete(name);
      const inside = context ? ` static contextType = ${context};` : '';
      return `var ${name} = class extends (/* @__PURE__ */ (() => ${parent})()) {${inside}`;
    })
    .replace(CONTEXT, '');
  if (UNMARKED.test(marked) || contexts.size > 0) {
    throw new Error(
      `${this.resourcePath} makes components in a way that ${import.meta.url} does not know.`,
    );
  }
  return marked;
}
