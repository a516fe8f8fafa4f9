import { pastDeployment } from '../../testing/pastDeployment';
import { withDeployment, type Deployment } from './deploymentState';

test('a public site that is deployed often keeps every deployment of a week, and no older ones beyond fifty', () => {
  const publication = { version: 'v', by: 'asha@ci', commit: null };
  let history: readonly Deployment[] = [];
  for (let at = 200; at > 0; at -= 1) {
    const next = { ...pastDeployment(`1.0.${200 - at}-0123456789ab`, at / 10), publication };
    history = withDeployment({ history }, next).history;
  }

  // Ten a day: those of seven days, and the one that was live when they began.
  expect(history).toHaveLength(71);
  const local = history.map((earlier) => pastDeployment(earlier.live.products ?? '', 1));
  const next = pastDeployment('1.1.0-0123456789ab', 0);
  expect(withDeployment({ history: local }, next).history).toHaveLength(50);
});

test('what a rollback goes back to stays, with what replaced it, however often others deployed since', () => {
  const times = Array.from({ length: 90 }, (_, at) =>
    pastDeployment('1.0.0-0123456789ab', 100 + at),
  );
  const [site, , products] = times.slice(60).map(({ on }) => on);
  const next = {
    ...pastDeployment('1.0.0-0123456789ab', 0),
    previous: { site: site!, applications: { products: products! } },
  };

  const { history } = withDeployment({ history: times }, next);
  expect(history.slice(50)).toEqual([times[59], times[60], times[61], times[62]]);
});
