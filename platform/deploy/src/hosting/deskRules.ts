import { DESK_APP_CHECK_PATH } from '@site/order-model/appCheckFrame';
import type { PushFile } from '@site/order-model/phone';
import type { HostingRules } from './hostingRules';
import { cacheControl } from './siteHeaders';
import { deskFrameHeaders, secureDeskHeaders, withAppCheck } from './deskHeaders';

/** What the desk reads to tell phones: the public key, or null where there is none. */
export const pushFile = (publicKey: string | null): string =>
  JSON.stringify({ publicKey } satisfies PushFile);

/** How a host answers for the desk. Every address without a file is the one page. */
export const deskRules = ({
  hasAppCheck,
  region,
}: {
  hasAppCheck: boolean;
  region: string;
}): HostingRules => ({
  headers: [
    {
      glob: '**',
      headers: {
        ...secureDeskHeaders,
        ...(hasAppCheck && withAppCheck),
        'Cache-Control': cacheControl.page,
      },
    },
    { glob: '/assets/**', headers: { 'Cache-Control': cacheControl.release } },
    ...(hasAppCheck ? [{ glob: DESK_APP_CHECK_PATH, headers: deskFrameHeaders }] : []),
  ],
  rewrites: [
    { glob: '/sign-in/**', function: 'signIn', functionRegion: region },
    { glob: '**', path: '/index.html' },
  ],
});
