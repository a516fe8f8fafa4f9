import { exposed } from '@site/contracts/exposedModules';
import { ProductShowcase } from '../showcase/ProductShowcase';
import { english } from '../texts/en';
import { withTexts } from '../texts/withTexts';

export default exposed('remoteProducts/ProductShowcase', withTexts(english, ProductShowcase));
