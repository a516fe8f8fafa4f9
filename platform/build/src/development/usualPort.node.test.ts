import { builtApplications, ports } from '@site/tooling/workspace';
import { usualPort } from './usualPort';

const portsBeside = (shellPort?: number) =>
  builtApplications.slice(1).map((name) => usualPort(name, shellPort));

test('with another port of the shell the remotes move along, so that two sites run side by side', () => {
  const usual = portsBeside();
  expect(portsBeside(4100)).toEqual(usual.map((port) => port + 4100 - ports.shellDev));
  expect(portsBeside(65_535)).toEqual(usual);
  // Any port of the shell says nothing of where the others are.
  expect(portsBeside(0)).toEqual(usual);
});
