import { createHash } from 'node:crypto';
import { weightOf } from '@site/federation/weight/weightOf';
import type { PageContent } from '../pages/pageContent';
import { withoutReleases } from '../pages/withoutReleases';
import type { PageWeights } from '../report/diffReport';
import type { ComparedSite } from '../sites/comparedSite';

/** A page of one side. */
export interface WeighedPage {
  site: ComparedSite;
  html: string;
  content: PageContent;
}

/** Ids of releases and compositions, which are of one length. */
const IDS = / data-(release|composition)="[^"]*"|"release":"[^"]*"/g;

const comparable = (html: string) => withoutReleases(html).replace(IDS, '');
const stylesOf = ({ styles }: PageContent) => styles.map(({ text }) => text).join('');
const hashesOf = ({ scriptFiles }: PageContent) => [...scriptFiles.values()].sort().join();

/** Weighs pages and script files, each of the same bytes once. To compress them takes most of the time of a comparison. */
export class Scales {
  private readonly known = new Map<string, Promise<number>>();

  private once(key: string, weigh: () => Promise<number>): Promise<number> {
    const weight = this.known.get(key) ?? weigh();
    this.known.set(key, weight);
    return weight;
  }

  private text(text: string): Promise<number> {
    const key = createHash('sha256').update(text).digest('base64');
    return this.once(key, () => weightOf(Buffer.from(text)));
  }

  /** The weight of a script file; 0 when it is not there. Its hash comes from the page that names it. */
  script(site: ComparedSite, address: string, hash: string): Promise<number> {
    return this.once(hash || `${site.title} ${address}`, async () => {
      const bytes = await site.file(address);
      return bytes ? weightOf(bytes) : 0;
    });
  }

  private async scripts({ site, content }: WeighedPage): Promise<number> {
    const files = [...content.scriptFiles];
    const weights = await Promise.all(files.map((it) => this.script(site, ...it)));
    return weights.reduce((sum, it) => sum + it, 0);
  }

  /** Weighs those parts of a page that are not the same on both sides. */
  async page(before: WeighedPage, after: WeighedPage): Promise<PageWeights> {
    const differs = (of: (page: WeighedPage) => string) => of(before) !== of(after);
    const both = async (weigh: (page: WeighedPage) => Promise<number>) =>
      [await weigh(before), await weigh(after)] as const;
    return {
      ...(differs(({ html }) => comparable(html)) && {
        html: await both(({ html }) => this.text(html)),
      }),
      ...(differs(({ content }) => hashesOf(content)) && {
        scripts: await both((page) => this.scripts(page)),
      }),
      ...(differs(({ content }) => stylesOf(content)) && {
        styles: await both(({ content }) => this.text(stylesOf(content))),
      }),
    };
  }
}
