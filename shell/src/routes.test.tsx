import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { PART } from '@site/contracts/boot';
import { defaultLanguage } from '@site/company/languages';
import { routesIn } from './routes';
import { InEnglish } from './testing/inEnglish';

test.each(routesIn(defaultLanguage).map((route) => [route.path, route] as const))(
  '%s names the parts that its page shows',
  (path, { element, handle }) => {
    const page = renderToStaticMarkup(
      <StaticRouter location={path}>
        <InEnglish>{element}</InEnglish>
      </StaticRouter>,
    );
    const shown = page.matchAll(new RegExp(`${PART}="([^"]*)"`, 'g'));
    expect([...shown].map(([, module]) => module)).toEqual(handle?.parts ?? []);
  },
);
