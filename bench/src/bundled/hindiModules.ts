import OrderForm from '../../../remote-order/src/exposes/OrderForm.hi';
import Subscribe from '../../../remote-order/src/exposes/Subscribe.hi';
import ProductPage from '../../../remote-products/src/exposes/ProductPage.hi';
import ProductShowcase from '../../../remote-products/src/exposes/ProductShowcase.hi';

/** The exposed modules with Hindi texts, by the names under which the shell asks for them. */
export const hindiModules = {
  'remoteOrder/OrderForm.hi': OrderForm,
  'remoteOrder/Subscribe.hi': Subscribe,
  'remoteProducts/ProductPage.hi': ProductPage,
  'remoteProducts/ProductShowcase.hi': ProductShowcase,
};
