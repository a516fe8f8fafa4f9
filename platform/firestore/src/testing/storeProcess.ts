import { serveStore } from './serveStore';

/** Serves a store in a process of its own, for tests that kill it. Takes the journal's path; prints the port. */
const [, , journalFile = ''] = process.argv;
const { port } = await serveStore({ journalFile });
console.log(port);
