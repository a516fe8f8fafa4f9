/**
 * What a command says of the applications that tests deploy: the registry may hold further remotes, and each is said to be
 * not deployed yet.
 */
export const ofDeployed = (said: string): string =>
  said.replace(/^[\w-]+ is not deployed yet: .*\n?/gm, '');
