/** The folder of an application, and of its build, whose files stand at the root of the site under their own names. */
export const PUBLIC_FOLDER = 'public';

/** The folder of a release's part of the service worker, beside its builds; not every release has one. */
export const SERVICE_WORKER_FOLDER = 'service-worker';

/** The script in that folder. */
export const SERVICE_WORKER_PART = 'part.js';
