import { extname } from 'node:path';

const TEXT = '; charset=utf-8';

/** The content types of a composed site's files, by extension. */
const types: Readonly<Record<string, string>> = {
  '.css': `text/css${TEXT}`,
  '.gif': 'image/gif',
  '.html': `text/html${TEXT}`,
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': `text/javascript${TEXT}`,
  '.json': 'application/json',
  '.mjs': `text/javascript${TEXT}`,
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.otf': 'font/otf',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.ttf': 'font/ttf',
  '.txt': `text/plain${TEXT}`,
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/** The `Content-Type` of a file. An unknown extension gets the type of plain bytes, which no browser runs. */
export function contentTypeOf(name: string): string {
  return types[extname(name).toLowerCase()] ?? 'application/octet-stream';
}

/** Whether a name in a path begins with a dot, which marks what is not for visitors. */
export const isHidden = (path: string) => path.split('/').some((name) => name.startsWith('.'));
