import { exposed } from '@site/contracts/exposedModules';
import { part } from '@site/shared-ui/part';
import { ProductShowcase } from '../showcase/ProductShowcase';
import { hindi } from '../texts/hi';
import { withTexts } from '../texts/useTexts';

export default exposed('products/ProductShowcase', part(withTexts(hindi, ProductShowcase)));
