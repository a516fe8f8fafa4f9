import { stopSites } from './startSite';

// A test that fails does not come to its own last lines, and a site that goes on would keep the whole run from its end.
afterAll(stopSites);
