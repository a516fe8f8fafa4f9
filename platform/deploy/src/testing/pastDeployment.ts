import type { Deployment } from '../deployments/state/deploymentState';

const DAY = 24 * 60 * 60 * 1000;
export const now = Date.parse('2030-06-30T12:00:00Z');

/** A deployment of the products alone, so many days ago. */
export const pastDeployment = (products: string, daysAgo: number): Deployment => ({
  live: { products },
  on: new Date(now - daysAgo * DAY).toISOString(),
  by: { name: 'build' },
  previous: { applications: {} },
});
