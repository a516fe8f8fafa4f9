import { exposed } from '@site/contracts/exposedModules';
import { ProductPage } from '../product-page/ProductPage';
import { english } from '../texts/en';
import { withTexts } from '../texts/withTexts';

export default exposed('remoteProducts/ProductPage', withTexts(english, ProductPage));
