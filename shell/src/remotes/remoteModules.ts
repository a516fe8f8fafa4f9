import { remoteComponent } from './remoteComponent';

/** Every part of the page that a remote draws. */
export const ProductPage = remoteComponent('remoteProducts/ProductPage', {
  title: 'The product information',
  size: 'page',
});

export const ProductShowcase = remoteComponent('remoteProducts/ProductShowcase', {
  title: 'The product overview',
  size: 'panel',
});

export const OrderForm = remoteComponent('remoteOrder/OrderForm', {
  title: 'The order form',
  size: 'panel',
});

export const Subscribe = remoteComponent('remoteOrder/Subscribe', {
  title: 'The subscription box',
  size: 'line',
});
