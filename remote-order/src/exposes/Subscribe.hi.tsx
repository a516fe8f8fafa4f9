import { exposed } from '@site/contracts/exposedModules';
import { Subscribe } from '../subscribe/Subscribe';
import { hindi } from '../texts/hi';
import { withTexts } from '../texts/withTexts';

export default exposed('remoteOrder/Subscribe', withTexts(hindi, Subscribe));
