import { isDeepStrictEqual } from 'node:util';
import type { ExposedModule, LocalisedModule } from '@site/contracts/exposedModules';
import { loadExposed } from '../remotes/loadExposed';
import { idPrefixOf } from '../remotes/partRoot';
import { splitHead } from './firstPart';

/** Renders the parts of one page, each by itself, and keeps what belongs into the head: pictures that are needed first. */
export function renderedParts() {
  const rendered = new Map<LocalisedModule, { props: object; html: Promise<string> }>();
  const heads: string[] = [];

  async function renderPart(module: LocalisedModule, props: object): Promise<string> {
    const part = await loadExposed<ExposedModule>(module);
    if (!part.render) throw new Error(`${module} gives no HTML. Build it with render.`);
    const { head, html } = splitHead(
      await part.render(props as never, { idPrefix: idPrefixOf(module) }),
    );
    heads.push(head);
    return html;
  }
  return {
    /**
     * Asked again, it gives the same promise: React asks once more when it is settled.
     * @throws for other props: a second place would show what was rendered for the first
     */
    render(module: LocalisedModule, props: object): Promise<string> {
      const known = rendered.get(module) ?? { props, html: renderPart(module, props) };
      rendered.set(module, known);
      if (!isDeepStrictEqual(known.props, props))
        throw new Error(`${module} stands twice on the page, with other props.`);
      return known.html;
    },
    modules: () => [...rendered.keys()],
    head: () => heads.join(''),
  };
}
