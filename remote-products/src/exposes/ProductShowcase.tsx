import { exposed } from '@site/contracts/federation';
import { ProductShowcase } from '../showcase/ProductShowcase';

export default exposed('remoteProducts/ProductShowcase', ProductShowcase);
