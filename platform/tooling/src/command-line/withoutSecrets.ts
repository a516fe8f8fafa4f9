/**
 * The environment without tokens, for code that nobody here has read: packages of others, releases, earlier commits. It runs as
 * the same user, so this is no sandbox: what nobody has read is rendered where there are no credentials.
 */
export const withoutSecrets = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(environment).filter(([name]) => !/TOKEN|SECRET|PASSWORD|CREDENTIAL/i.test(name)),
  );
