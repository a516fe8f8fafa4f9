import { exposed } from '@site/contracts/federation';
import { OrderForm } from '../order-form/OrderForm';

export default exposed('remoteOrder/OrderForm', OrderForm);
