import { exposed } from '@site/contracts/exposedModules';
import { part } from '@site/shared-ui/part';
import { Subscribe } from '../subscribe/Subscribe';
import { hindi } from '../texts/hi';
import { withTexts } from '../texts/withTexts';

export default exposed('remoteOrder/Subscribe', part(withTexts(hindi, Subscribe)));
