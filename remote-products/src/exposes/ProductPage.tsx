import { exposed } from '@site/contracts/federation';
import { ProductPage } from '../product-page/ProductPage';

export default exposed('remoteProducts/ProductPage', ProductPage);
