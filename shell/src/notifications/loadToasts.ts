import { rememberSuccess } from '@site/shared-ui/rememberSuccess';

const load = () => import(/* webpackChunkName: "toasts" */ './Toasts');

/** Loads toasts and their library. A failure is retried once, and again the next time. */
export const loadToasts = rememberSuccess(() => load().catch(load));
