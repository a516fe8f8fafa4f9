import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';

/**
 * Renders to HTML, and waits for all that suspends.
 * @throws the first error of any component
 */
export async function renderWhole(node: ReactNode, identifierPrefix = ''): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(node, {
    identifierPrefix,
    // React would otherwise write larger boundaries as hidden content with an inline script.
    progressiveChunkSize: Infinity,
    onError: (error) => void errors.push(error),
  });
  const html = await text(prelude as NodeJS.ReadableStream);
  if (errors.length) throw errors[0];
  return html;
}
