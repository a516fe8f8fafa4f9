import { serveStore } from './serveStore';

/** Serves a store for tests that kill its process. The argument is the journal's path; the output is the port. */
const [, , journalFile = ''] = process.argv;
const { port } = await serveStore({ journalFile });
console.log(port);
