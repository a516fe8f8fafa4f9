import type { ComponentType } from 'react';
import type { ExposedProps } from '@site/contracts/exposedModules';
import type { PlaceholderSize } from '@site/contracts/remoteDeclaration';
import type { SiteTexts } from '../texts/SiteTexts';
import { useTexts } from '../texts/useTexts';
import { RemotePart } from './RemotePart';

/** A part that the shell gives a place on its own pages: its texts say what it is. */
type PlacedModule = keyof SiteTexts['site']['remotes']['titles'];

const placed = <Module extends PlacedModule>(
  module: Module,
  size: PlaceholderSize,
): ComponentType<ExposedProps[Module]> =>
  function Placed(props) {
    const title = useTexts().site.remotes.titles[module];
    return <RemotePart module={module} title={title} size={size} props={props} />;
  };

/** Every part of the shell's own pages that a remote draws. Pages of remotes are in `pages/remote`. */
export const ProductPage = placed('remoteProducts/ProductPage', 'page');

export const ProductShowcase = placed('remoteProducts/ProductShowcase', 'panel');

export const OrderForm = placed('remoteOrder/OrderForm', 'panel');

export const Subscribe = placed('remoteOrder/Subscribe', 'line');
