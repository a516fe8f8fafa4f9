import { exposed } from '@site/contracts/exposedModules';
import { part } from '@site/shared-ui/part';
import { ProductShowcase } from '../showcase/ProductShowcase';
import { english } from '../showcase/texts/en';
import { Texts } from '../showcase/texts/useTexts';
import { withTexts } from '../texts/withTexts';

export default exposed(
  'remoteProducts/ProductShowcase',
  part(withTexts(Texts, english, ProductShowcase)),
);
