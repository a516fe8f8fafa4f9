import { exposed } from '@site/contracts/exposedModules';
import type { OrderFormProps } from '@site/contracts/orderRemote';
import { part } from '@site/shared-ui/part';
import { OrderForm } from '../order-form/OrderForm';
import { hindi } from '../texts/hi';
import { withTexts } from '../texts/useTexts';

export default exposed('order/OrderForm', part(withTexts<OrderFormProps>(hindi, OrderForm)));
