import type { Files } from '../recipe';
import type { Declared } from './declaration';
import type { RemoteNames } from './remoteNames';

/** The sources of a remote with one page: its module, texts with a schema, a page to run alone, a first test. */
export function sourceFiles(
  { short, folder, federation, module, title }: RemoteNames,
  { owner, path, port }: Declared,
): Files {
  const files: Files = {
    'README.md': `# ${folder}

Mission: ${title}.

**Owner:** ${owner}, as declared in \`contracts/src/remotes\`.

**Owns** the page \`${path}\` (\`${federation}/${module}\`) and its texts. Its regions carry \`data-owner="${folder}"\`.

**Does not own** header, footer and toasts: the shell draws them and passes \`notify\`.

| folder | is |
| --- | --- |
| \`content\` | all texts, with their schema: [editing texts](../docs/editing-content.md) |
| \`src/exposes\` | what the shell may load; \`exposes.typetest.ts\` locks it to the contract |
| \`src/page\` | the page |
| \`src/texts\` | the texts as the page reads them |
| \`src/dev\` | the page for running alone |

## Run

\`npm run dev -w ${folder}\` shows the page alone on port ${port}. \`npm run dev\` shows it in the site.

## Test

From the root: \`npx jest --selectProjects screen node -- ${folder}\`, and \`npm run types -w ${folder}\`.

## Ship

Raise the version in \`package.json\`, then \`npm run release -- ${short}\` and
\`npm run site -- use ${short}@VERSION\`: [releasing](../docs/releasing.md).
`,
    'content/page.json': JSON.stringify(
      { title, lead: 'What this page is for is being written.' },
      null,
      2,
    ),
    'content/schema.ts': `import type { ContentSchemas } from '@site/content-tools/schema/contentSchemas';
import { group, sentence, text } from '@site/content-tools/schema/fields';

const page = group(
  {
    /** The heading of the page. */
    title: text('Write a heading.', { most: 80 }),
    /** What the page is for. */
    lead: sentence('Write one or two plain sentences.'),
  },
  'Write the page between { and }.',
);

const schemas: ContentSchemas = { page };

export default schemas;
`,
    'src/texts/en.ts': `import page from '../../content/page.json';

/** The shape of \`content/page.json\`. */
export type PageTexts = typeof page;

export const english: PageTexts = page;
`,
    [`src/page/${module}.tsx`]: `import type { RoutePageProps } from '@site/contracts/remoteRoute';
import type { PageTexts } from '../texts/en';
import styles from './${module}.module.css';

export interface ${module}Props extends RoutePageProps {
  texts: PageTexts;
}

export function ${module}({ texts }: ${module}Props) {
  return (
    <div className={styles.page} data-owner="${folder}">
      <h1>{texts.title}</h1>
      <p className={styles.lead}>{texts.lead}</p>
    </div>
  );
}
`,
    [`src/page/${module}.module.css`]: `.page {
  max-inline-size: 56rem;
  margin-inline: auto;
  padding: var(--site-space-7) var(--site-gutter) var(--site-space-section);
}

.lead {
  margin-block-start: var(--site-space-4);
  color: var(--site-ink-soft);
  font-size: var(--site-text-l);
}
`,
    [`src/page/${module}.test.tsx`]: `import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { PartElement } from '@site/shared-ui/PartElement';
import page from '../../content/page.json';
import ${module} from '../exposes/${module}';

const setup = () => render(<PartElement part={${module}} props={{ notify: () => {} }} />);

test('shows its texts', () => {
  setup();
  expect(screen.getByRole('heading', { level: 1, name: page.title })).toBeVisible();
  expect(screen.getByText(page.lead)).toBeVisible();
});

test('has no accessibility faults', async () => {
  const { container } = setup();
  expect(await axe(container)).toHaveNoViolations();
});
`,
    [`src/exposes/${module}.tsx`]: `import { exposed } from '@site/contracts/exposedModules';
import type { RoutePageProps } from '@site/contracts/remoteRoute';
import { part } from '@site/shared-ui/part';
import { ${module} } from '../page/${module}';
import { english } from '../texts/en';

function InEnglish(props: RoutePageProps) {
  return <${module} {...props} texts={english} />;
}

export default exposed('${federation}/${module}', part(InEnglish));
`,
    'src/exposes/exposes.typetest.ts': `import type { ModuleNameOf } from '@site/contracts/remotes';
import ${module} from './${module}';

/** Only the compiler reads this file: it holds the lock on the edge to the shell. */
export const exposesFolder = { ${module} } satisfies Record<ModuleNameOf<'${federation}'>, unknown>;
`,
    'src/dev/main.tsx': `import { createRoot } from 'react-dom/client';
import { PartElement } from '@site/shared-ui/PartElement';
import '@site/shared-ui/styles/site.css';
import ${module} from '../exposes/${module}';

const root = document.getElementById('site');
if (!root) throw new Error('The page has no element with the id "site" to draw into.');

createRoot(root).render(
  <main>
    <PartElement part={${module}} props={{ notify: console.error }} />
  </main>,
);
`,
  };
  return Object.fromEntries(
    Object.entries(files).map(([file, text]) => [`${folder}/${file}`, text]),
  );
}
