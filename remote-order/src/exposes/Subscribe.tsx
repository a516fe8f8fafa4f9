import { exposed } from '@site/contracts/federation';
import { Subscribe } from '../subscribe/Subscribe';

export default exposed('remoteOrder/Subscribe', Subscribe);
