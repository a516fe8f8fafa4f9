import type { ComponentType } from 'react';
import type { MountOptions } from '@site/contracts/exposedModules';
import { renderWhole } from './renderWhole';

/** The same where pages are rendered: it gives the HTML that `mount` takes over in the browser. */
export function part<Props extends object>(Component: ComponentType<Props>) {
  return {
    mount(): never {
      throw new Error('Parts are mounted in browsers.');
    },
    render: (props: Props, { idPrefix }: Pick<MountOptions, 'idPrefix'>): Promise<string> =>
      renderWhole(<Component {...props} />, idPrefix),
  };
}
