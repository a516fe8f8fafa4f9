import { loadRemote } from '@module-federation/enhanced/runtime';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { languageOf, plainPath, prefixOf, type Language } from '@site/company/languages';
import { paths, routes } from '@site/company/paths';
import { products, type Product } from '@site/company/products';
import type { RenderedPage, RenderRequest, ServerModules } from '@site/contracts/rendering';
import { renderWhole } from '@site/shared-ui/renderWhole';
import { App } from '../App';
import { HeadCollector, type PageMetadata } from '../pages/PageHead';
import { Layout } from '../layout/Layout';
import { NotFoundInEveryLanguage } from '../pages/not-found/NotFound';
import { Offline } from '../pages/offline/Offline';
import { remoteRouteAt } from '../remotes/remoteRoutes';
import { loadPolicy } from '../pages/privacy-policy/policyTexts';
import { PartRenderer } from '../remotes/RemotePart';
import { english } from '../texts/en';
import { hindi } from '../texts/hi';
import type { SiteTexts } from '../texts/SiteTexts';
import { Texts } from '../texts/useTexts';
import { expectFirstPart, splitHead } from './firstPart';
import { renderedParts } from './renderedParts';
import { StartFailure } from './StartFailure';
import { structuredDataOf } from './structured-data/structuredData';

/** Tells what search engines should know of a product. */
const DESCRIPTION = 'products/describeProduct';

/** What stands in for a page: no script runs in it. */
const standIns: Readonly<Record<string, ComponentType>> = {
  [paths.offline]: Offline,
  [paths.notFound]: () => <NotFoundInEveryLanguage languages={Object.values(textsIn)} />,
};

const textsIn: Readonly<Record<Language, SiteTexts>> = {
  en: english,
  hi: hindi,
};

/**
 * Renders one address as the browser would, remotes included.
 * @throws the first error of any component: no page is published with a part missing.
 */
export async function render({ path, year }: RenderRequest): Promise<RenderedPage> {
  const language = languageOf(path);
  const route = plainPath(path);
  const StandIn = standIns[route];
  const parts = renderedParts();
  const heads: PageMetadata[] = [];
  if (route === paths.privacyPolicy) await loadPolicy(language);
  const markup = await renderWhole(
    <StaticRouter location={path} basename={prefixOf(language)}>
      <PartRenderer value={parts.render}>
        <HeadCollector value={(head) => heads.push(head)}>
          <Texts value={textsIn[language]}>
            {StandIn ? (
              <Layout composedYear={year} isStandIn>
                <StandIn />
              </Layout>
            ) : (
              <App composedYear={year} />
            )}
          </Texts>
        </HeadCollector>
      </PartRenderer>
    </StaticRouter>,
  );
  const help = renderToStaticMarkup(
    <Texts value={textsIn[language]}>
      <StartFailure />
    </Texts>,
  );
  const described = products.find((product) => product.path === route);
  const { head: ownHead, html } = splitHead(markup);
  const page = {
    head: expectFirstPart(html) + ownHead + parts.head(),
    html,
    help,
    modules: parts.modules(),
  };
  const [head] = heads;
  if (!head || !(routes.includes(route) || remoteRouteAt(route))) return page;
  const product = described && (await descriptionOf(described, language));
  return {
    ...page,
    structuredData: structuredDataOf({ route, language, head, product }),
  };
}

/** The products remote's description of a product. */
async function descriptionOf({ id }: Product, language: Language) {
  const loaded = await loadRemote<{ default: ServerModules[typeof DESCRIPTION] }>(DESCRIPTION);
  if (!loaded) throw new Error(`${DESCRIPTION} cannot be loaded.`);
  return loaded.default(id, language);
}
