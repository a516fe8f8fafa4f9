import { exposed } from '@site/contracts/exposedModules';
import { ProductShowcase } from '../showcase/ProductShowcase';
import { english } from '../showcase/texts/en';
import { Texts } from '../showcase/texts/useTexts';
import { withTexts } from '../texts/withTexts';

export default exposed(
  'remoteProducts/ProductShowcase',
  withTexts(Texts, english, ProductShowcase),
);
