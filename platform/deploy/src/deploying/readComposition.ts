import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import noticeSettings from '@site/order-backend/settings.json';
import { deskRules } from '../hosting/deskRules';
import { readComposed, readComposedSite, type ComposedSite } from '../host/readComposedSite';
import type { Target } from '../host/target';
import { expectedAnswersOf, type QuestionOptions } from '../verify/expectedAnswers';
import { openDesk } from '../verify/openDesk';
import { NOT_OPENED, openPages } from '../verify/openPages';
import { verifySite } from '../verify/verifySite';

/** A composed site, and how an address of its target is compared with it. */
export interface Composition extends ComposedSite {
  /** Asks an address for it, of the files of releases for a sample by default. @returns a line for each difference. */
  verify(address: string, options?: Pick<QuestionOptions, 'sample'>): Promise<string[]>;
  /** Opens its pages at an address in a browser, once. @returns a line for each page on which something failed. */
  open(address: string): Promise<string[]>;
}

/** Reads what was composed in a folder as a target gets it. */
export async function readComposition(
  folder: string,
  { shows, settings, isLocal, ownHeaders, settleMs }: Target,
  say: (line: string) => void,
): Promise<Composition> {
  const { region } = noticeSettings;
  const site =
    shows === 'desk'
      ? await readComposed(folder, (files) => deskRules(new Set(files.keys()), { region }))
      : await readComposedSite(folder, settings, isLocal);
  let isOpened = false;
  return {
    ...site,
    verify(address, options = {}) {
      const asked = { ownHeaders, seed: site.fingerprint, ...options };
      const expected = expectedAnswersOf(site.rules, site.files, asked);
      return verifySite(address, expected, (file) => readFile(join(folder, file)), settleMs);
    },
    async open(address) {
      if (isOpened) return [];
      isOpened = true;
      const faults = shows === 'desk' ? await openDesk(address) : await openPages(address, site);
      if (!faults) say(NOT_OPENED);
      return faults ?? [];
    },
  };
}
