import type { ComponentType } from 'react';
import type { PartWakes } from '@site/contracts/boot';
import type { PlaceholderSize } from '@site/contracts/remoteDeclaration';
import type { SiteTexts } from '../texts/SiteTexts';
import { useTexts } from '../texts/useTexts';
import { RemotePart, type OwnProps } from './RemotePart';

/** A part that the shell gives a place on its own pages: its texts say what it is. */
type PlacedModule = keyof SiteTexts['site']['remotes']['titles'];

const placed = <Module extends PlacedModule>(
  module: Module,
  place: { size: PlaceholderSize; wakes: PartWakes; isForm?: boolean },
): ComponentType<OwnProps<Module>> =>
  function Placed(props) {
    const title = useTexts().site.remotes.titles[module];
    return <RemotePart module={module} title={title} props={props} {...place} />;
  };

// Every part of the shell's own pages that a remote draws. Pages of remotes are in `pages/remote`.

export const ProductPage = placed('products/ProductPage', { size: 'page', wakes: 'visible' });

export const ProductShowcase = placed('products/ProductShowcase', {
  size: 'panel',
  wakes: 'visible',
});

export const OrderForm = placed('order/OrderForm', {
  size: 'panel',
  wakes: 'visible',
  isForm: true,
});

/** Every page has it below all that visitors read. */
export const Subscribe = placed('order/Subscribe', {
  size: 'line',
  wakes: 'touched',
  isForm: true,
});
