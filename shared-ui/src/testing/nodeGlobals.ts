import { TextDecoder, TextEncoder } from 'node:util';

// jsdom leaves these out; every browser has them, and the router reads them when it loads.
Object.assign(globalThis, { TextDecoder, TextEncoder });
