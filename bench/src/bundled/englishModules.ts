import OrderForm from '../../../remote-order/src/exposes/OrderForm';
import Subscribe from '../../../remote-order/src/exposes/Subscribe';
import ProductPage from '../../../remote-products/src/exposes/ProductPage';
import ProductShowcase from '../../../remote-products/src/exposes/ProductShowcase';

/** The exposed modules with English texts, by the names under which the shell asks for them. */
export const englishModules = {
  'remoteOrder/OrderForm': OrderForm,
  'remoteOrder/Subscribe': Subscribe,
  'remoteProducts/ProductPage': ProductPage,
  'remoteProducts/ProductShowcase': ProductShowcase,
};
