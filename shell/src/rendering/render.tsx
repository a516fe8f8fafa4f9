import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import type { ExposedModule } from '@site/contracts/federation';
import type { RenderedPage, RenderRequest } from '@site/contracts/rendering';
import { App } from '../App';
import { ModulesShown } from '../remotes/modulesShown';
import { splitHead } from './splitHead';

/**
 * Renders one address as the browser would draw it, remotes included.
 * Rejects with the first error of any component: a page with a hole in it is not a page.
 */
export async function render({ path, year }: RenderRequest): Promise<RenderedPage> {
  const modules = new Set<ExposedModule>();
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <StaticRouter location={path}>
      <ModulesShown value={(module) => modules.add(module)}>
        <App composedYear={year} />
      </ModulesShown>
    </StaticRouter>,
    {
      // Larger boundaries would otherwise arrive as hidden content with an inline script that moves it into place.
      progressiveChunkSize: Infinity,
      onError: (error) => void errors.push(error),
    },
  );
  let markup = '';
  for await (const chunk of prelude as unknown as AsyncIterable<Uint8Array>)
    markup += String(chunk);
  if (errors.length) throw errors[0];
  return { ...splitHead(markup), modules: [...modules] };
}
