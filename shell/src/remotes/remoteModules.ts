import { remoteComponent } from './remoteComponent';

/** Every part of the page that a remote draws. */
export const ProductPage = remoteComponent('remoteProducts/ProductPage', { size: 'page' });

export const ProductShowcase = remoteComponent('remoteProducts/ProductShowcase', { size: 'panel' });

export const OrderForm = remoteComponent('remoteOrder/OrderForm', { size: 'panel' });

export const Subscribe = remoteComponent('remoteOrder/Subscribe', { size: 'line' });
