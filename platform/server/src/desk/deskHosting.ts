import { cacheControl } from '../headers/siteHeaders';
import { secureDeskHeaders } from './deskHeaders';

/** How a host answers for the desk, in the words of `firebase.json`. Every address without a file is the one page. */
export const deskHosting = {
  headers: [
    {
      source: '**',
      headers: Object.entries({
        ...secureDeskHeaders,
        'Cache-Control': cacheControl.page,
      }).map(([key, value]) => ({ key, value })),
    },
    {
      source: '/assets/**',
      headers: [{ key: 'Cache-Control', value: cacheControl.release }],
    },
  ],
  rewrites: [{ source: '**', destination: '/index.html' }],
} as const;
