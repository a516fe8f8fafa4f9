import { APP_CHECK_PATH } from '@site/order-model/appCheckFrame';
import { APP_CHECK_FILE } from '@site/compose/page/appCheckPage';
import type { PushFile } from '@site/order-model/phone';
import type { HostingRules } from './hostingRules';
import { cacheControl } from './siteHeaders';
import { deskFrameHeaders, secureDeskHeaders, withAppCheck } from './deskHeaders';

/** What the desk reads to tell phones: the public key, or null where there is none. */
export const pushFile = (publicKey: string | null): string =>
  JSON.stringify({ publicKey } satisfies PushFile);

interface DeskRuleSettings {
  /** Of the function that answers sign-in. */
  region: string;
  /** The headers of every answer: with those for https by default. */
  ofAll?: Readonly<Record<string, string>>;
}

/**
 * How a host answers for the desk, which has these files. Every address without a dot is its one page. A script that is not
 * there is missing, and no browser may keep that for a year: the next deployment, or a rollback, brings it.
 */
export function deskRules(
  addresses: ReadonlySet<string>,
  { region, ofAll = secureDeskHeaders }: DeskRuleSettings,
): HostingRules {
  const hasAppCheck = addresses.has(APP_CHECK_FILE);
  const assets = [...addresses].filter((address) => address.startsWith('/assets/')).toSorted();
  return {
    headers: [
      {
        glob: '**',
        headers: {
          ...ofAll,
          ...(hasAppCheck && withAppCheck),
          'Cache-Control': cacheControl.page,
        },
      },
      ...assets.map((glob) => ({ glob, headers: { 'Cache-Control': cacheControl.release } })),
      ...(hasAppCheck ? [{ glob: APP_CHECK_PATH, headers: deskFrameHeaders }] : []),
    ],
    rewrites: [
      { glob: '/sign-in/**', function: 'signIn', functionRegion: region },
      { regex: '^/[^.]*$', path: '/index.html' },
    ],
  };
}
