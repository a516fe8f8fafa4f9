import { DESK_APP_CHECK_PATH } from '@site/order-model/appCheckFrame';
import type { PushFile } from '@site/order-model/phone';
import { cacheControl } from './siteHeaders';
import { deskFrameHeaders, secureDeskHeaders, withAppCheck } from './deskHeaders';

/** What the desk reads to tell phones: the public key, or null where there is none. */
export const pushFile = (publicKey: string | null): string =>
  JSON.stringify({ publicKey } satisfies PushFile);

const rule = (source: string, headers: Readonly<Record<string, string>>) => ({
  source,
  headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
});

/** How a host answers for the desk, in the words of `firebase.json`. Every address without a file is the one page. */
export const deskHosting = ({ hasAppCheck, region }: { hasAppCheck: boolean; region: string }) => ({
  headers: [
    rule('**', {
      ...secureDeskHeaders,
      ...(hasAppCheck && withAppCheck),
      'Cache-Control': cacheControl.page,
    }),
    rule('/assets/**', { 'Cache-Control': cacheControl.release }),
    ...(hasAppCheck ? [rule(DESK_APP_CHECK_PATH, deskFrameHeaders)] : []),
  ],
  rewrites: [
    { source: '/sign-in/**', function: { functionId: 'signIn', region } },
    { source: '**', destination: '/index.html' },
  ],
});
