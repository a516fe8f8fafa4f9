import { exposed } from '@site/contracts/exposedModules';
import { part } from '@site/shared-ui/part';
import { ProductShowcase } from '../showcase/ProductShowcase';
import { english } from '../texts/en';
import { withTexts } from '../texts/useTexts';

export default exposed('products/ProductShowcase', part(withTexts(english, ProductShowcase)));
