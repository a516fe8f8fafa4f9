import { exposed } from '@site/contracts/exposedModules';
import type { SubscribeProps } from '@site/contracts/orderRemote';
import { part } from '@site/shared-ui/part';
import { Subscribe } from '../subscribe/Subscribe';
import { hindi } from '../texts/hi';
import { withTexts } from '../texts/useTexts';

export default exposed('order/Subscribe', part(withTexts<SubscribeProps>(hindi, Subscribe)));
