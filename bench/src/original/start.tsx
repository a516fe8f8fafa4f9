import '@site/shared-ui/styles/site.css';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { prefixOf } from '@site/contracts/languages';
import { App } from '../../../shell/src/App';
import type { SiteTexts } from '../../../shell/src/texts/SiteTexts';
import { Texts } from '../../../shell/src/texts/useTexts';

/** Renders the site into an empty page, as the specification's stack does. */
export function start(texts: SiteTexts): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root".');
  createRoot(root).render(
    <BrowserRouter basename={prefixOf(texts.language)}>
      <Texts value={texts}>
        <App composedYear={new Date().getFullYear()} />
      </Texts>
    </BrowserRouter>,
  );
}
