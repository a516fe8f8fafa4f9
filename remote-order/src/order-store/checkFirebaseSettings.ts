import { databaseSchema } from '@site/contracts/databaseSchema';

/** Lists what is wrong with the content of `firebase.config.json`. Used by the build, not by the page. */
export function faultsOfFirebaseSettings(config: unknown): string[] {
  const { error } = databaseSchema.safeParse(config);
  return (error?.issues ?? []).map(({ path, message }) =>
    [path.join('.'), message].filter(Boolean).join(': '),
  );
}
