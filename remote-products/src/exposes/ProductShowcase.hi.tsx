import { exposed } from '@site/contracts/exposedModules';
import { ProductShowcase } from '../showcase/ProductShowcase';
import { hindi } from '../texts/hi';
import { withTexts } from '../texts/withTexts';

export default exposed('remoteProducts/ProductShowcase', withTexts(hindi, ProductShowcase));
