import { text } from 'node:stream/consumers';
import type { ComponentType } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import type { MountOptions } from '@site/contracts/exposedModules';

/** The same where pages are rendered: it gives the HTML that `mount` takes over in the browser. */
export function part<Props extends object>(Component: ComponentType<Props>) {
  return {
    mount(): never {
      throw new Error('Parts are mounted in browsers.');
    },
    async render(props: Props, { idPrefix }: Pick<MountOptions, 'idPrefix'>): Promise<string> {
      const errors: unknown[] = [];
      const { prelude } = await prerenderToNodeStream(<Component {...props} />, {
        identifierPrefix: idPrefix,
        // React would otherwise write larger boundaries as hidden content with an inline script.
        progressiveChunkSize: Infinity,
        onError: (error) => void errors.push(error),
      });
      const html = await text(prelude as NodeJS.ReadableStream);
      if (errors.length) throw errors[0];
      return html;
    },
  };
}
