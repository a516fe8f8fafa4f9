import '@site/tooling/testing/endChildren';
import { stopSites } from './startSiteProcess';

// A test that fails does not come to its own last lines, and a site that goes on would keep the whole run from its end.
afterAll(stopSites);

// Two browsers and their servers share two cores: one that comes too late once is tried again, and the first failure is printed.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
