import { exposed } from '@site/contracts/exposedModules';
import { Subscribe } from '../subscribe/Subscribe';
import { english } from '../texts/en';
import { withTexts } from '../texts/withTexts';

export default exposed('remoteOrder/Subscribe', withTexts(english, Subscribe));
