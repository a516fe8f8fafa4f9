import { exposed } from '@site/contracts/exposedModules';
import { OrderForm } from '../order-form/OrderForm';
import { english } from '../texts/en';
import { withTexts } from '../texts/withTexts';

export default exposed('remoteOrder/OrderForm', withTexts(english, OrderForm));
