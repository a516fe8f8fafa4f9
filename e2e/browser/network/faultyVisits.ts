import { sharedSite } from '../../site/sharedSite';
import { openFaultyNetwork, type FaultyNetwork } from './faultyNetwork';
import { newVisitor, type Visitor } from '../visitor';

/**
 * For each test of a file a visitor with a browser of their own, and a network of its own between them and a site: the
 * one that files share, unless it gives another's address.
 */
export function faultyVisits(site: () => string = sharedSite) {
  let network: FaultyNetwork;
  let visitor: Visitor;
  beforeEach(async () => {
    network = await openFaultyNetwork(site());
    visitor = newVisitor();
  });
  afterEach(async () => {
    await visitor.leave();
    await network.stop();
  });
  return { network: () => network, visitor: () => visitor };
}
