import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import type { ExposedModule } from '@site/contracts/federation';
import { routes } from '@site/contracts/paths';
import { products } from '@site/contracts/products';
import type { RenderedPage, RenderRequest } from '@site/contracts/rendering';
import { App } from '../App';
import { HeadShown, type ShownHead } from '../pages/headShown';
import { loadDescription } from '../remotes/loadDescription';
import { ModulesShown } from '../remotes/modulesShown';
import { splitHead } from './splitHead';
import { structuredDataOf } from './structured-data/structuredData';

/**
 * Renders one address as the browser would draw it, remotes included.
 * Rejects with the first error of any component: a page with a hole in it is not a page.
 */
export async function render({ path, year }: RenderRequest): Promise<RenderedPage> {
  const modules = new Set<ExposedModule>();
  const heads: ShownHead[] = [];
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <StaticRouter location={path}>
      <ModulesShown value={(module) => modules.add(module)}>
        <HeadShown value={(head) => heads.push(head)}>
          <App composedYear={year} />
        </HeadShown>
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
  const page = { ...splitHead(markup), modules: [...modules] };
  const [head] = heads;
  if (!head || !routes.includes(path)) return page;
  return { ...page, structuredData: structuredDataOf({ path, head, ...(await about(path)) }) };
}

/** What the products remote says of the product whose page is at a path. */
async function about(path: string) {
  const product = products.find((it) => it.path === path);
  if (!product) return {};
  const describe = await loadDescription('remoteProducts/describeProduct');
  return { product: describe?.(product.id) };
}
