import { runLighthouse } from '@site/tooling/lighthouse';

/** What Lighthouse is asked for. Its times depend on the machine and belong to the benchmark. */
const CATEGORIES = ['accessibility', 'best-practices', 'seo'];

export interface Measured {
  /** From 0 to 100, by category. */
  scores: Record<string, number>;
  /** What took points, one line each: the audit, and the first element or file that it names. */
  faults: string[];
}

interface Item {
  node?: { snippet?: string };
  url?: string;
  description?: string;
}

/** Measures an address as a phone shows it. Takes the port on which a Chromium can be driven. */
export async function measure(address: string, port: number): Promise<Measured> {
  const { categories, audits } = await runLighthouse(address, port, { onlyCategories: CATEGORIES });
  const scores: Record<string, number> = {};
  const faults: string[] = [];
  for (const { id, score, auditRefs } of Object.values(categories)) {
    scores[id] = Math.round((score ?? 0) * 100);
    for (const { id: name, weight } of auditRefs) {
      const audit = audits[name];
      if (!audit || !weight || audit.score === null || audit.score === 1) continue;
      const [item] = (audit.details as { items?: Item[] } | undefined)?.items ?? [];
      const where = item?.node?.snippet ?? item?.url ?? item?.description ?? '';
      faults.push(`${id}: ${audit.title} (${name}) ${where}`.trim());
    }
  }
  return { scores, faults };
}
