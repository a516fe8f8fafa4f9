import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import type { LocalisedModule } from '@site/contracts/exposedModules';
import { languageOf, plainPath, prefixOf, type Language } from '@site/contracts/languages';
import { routes } from '@site/contracts/paths';
import { products } from '@site/contracts/products';
import type { RenderedPage, RenderRequest } from '@site/contracts/rendering';
import { App } from '../App';
import { HeadShown, type ShownHead } from '../pages/headShown';
import { loadDescription } from '../remotes/loadDescription';
import { ModulesShown } from '../remotes/modulesShown';
import { StartFailure } from '../starting/StartFailure';
import { english } from '../texts/en';
import { hindi } from '../texts/hi';
import type { SiteTexts } from '../texts/SiteTexts';
import { Texts } from '../texts/useTexts';
import { splitHead } from './splitHead';
import { structuredDataOf } from './structured-data/structuredData';

/** The texts of every language: the server renders them all. */
const textsIn: Readonly<Record<Language, SiteTexts>> = { en: english, hi: hindi };

/**
 * Renders one address as the browser would draw it, remotes included.
 * Rejects with the first error of any component: a page with a hole in it is not a page.
 */
export async function render({ path, year }: RenderRequest): Promise<RenderedPage> {
  const language = languageOf(path);
  const route = plainPath(path);
  const modules = new Set<LocalisedModule>();
  const heads: ShownHead[] = [];
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <StaticRouter location={path} basename={prefixOf(language)}>
      <ModulesShown value={(module) => modules.add(module)}>
        <HeadShown value={(head) => heads.push(head)}>
          <Texts value={textsIn[language]}>
            <App composedYear={year} />
          </Texts>
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
  const help = renderToStaticMarkup(
    <Texts value={textsIn[language]}>
      <StartFailure />
    </Texts>,
  );
  const page = { ...splitHead(markup), help, modules: [...modules] };
  const [head] = heads;
  if (!head || !routes.includes(route)) return page;
  const product = await about(route, language);
  return {
    ...page,
    structuredData: structuredDataOf({ route, language, head, ...product }),
  };
}

/** What the products remote says of the product whose page is at a path. */
async function about(route: string, language: Language) {
  const product = products.find((it) => it.path === route);
  if (!product) return {};
  const describe = await loadDescription('remoteProducts/describeProduct');
  return { product: describe?.(product.id, language) };
}
