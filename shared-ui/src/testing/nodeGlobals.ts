import { TextDecoder, TextEncoder } from 'node:util';

// Missing in jsdom; the router needs them.
Object.assign(globalThis, { TextDecoder, TextEncoder });
