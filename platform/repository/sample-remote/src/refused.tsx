/** Only the compiler reads this file. Each use below a `@ts-expect-error` is wrong, and has to be refused. */
import { exposed, type ExposedProps } from '@site/contracts/exposedModules';
import { part } from '@site/shared-ui/part';
import type { RoutePageProps } from '@site/contracts/remoteDeclaration';
import { Button } from '@site/shared-ui/Button';
// @ts-expect-error -- the registry is not open to teams outside.
import { remotes } from '@site/contracts/remotes';
// @ts-expect-error -- the site's own build is needed for drawings.
import { Drawing } from '@site/shared-ui/Drawing';

type Showcase = ExposedProps['products/ProductShowcase'];

exposed(
  'products/ProductShowcase',
  part(({ orderHref }: Showcase) => orderHref),
);

exposed(
  'products/ProductShowcase',
  // @ts-expect-error -- the contract has no prop of this name.
  part(({ colour }: Showcase & { colour: string }) => colour),
);

exposed(
  'products/ProductShowcase',
  // @ts-expect-error -- the contract has a prop `orderHref`.
  part<Omit<Showcase, 'orderHref'>>(() => null),
);

exposed(
  // @ts-expect-error -- no remote exposes this module.
  'products/Nothing',
  part(() => null),
);

export const props: RoutePageProps = {
  // @ts-expect-error -- the shell calls it with a kind and a message.
  notify: (message: { text: string }) => message.text,
};

// @ts-expect-error -- a button has no such look.
export const button = <Button look="loud">Order</Button>;

export const unknown = [remotes, Drawing];
