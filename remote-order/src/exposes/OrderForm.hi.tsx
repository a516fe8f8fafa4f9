import { exposed } from '@site/contracts/exposedModules';
import { OrderForm } from '../order-form/OrderForm';
import { hindi } from '../texts/hi';
import { withTexts } from '../texts/withTexts';

export default exposed('remoteOrder/OrderForm', withTexts(hindi, OrderForm));
