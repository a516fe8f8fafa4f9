import type { ExposedModule, LocalisedModule } from '@site/contracts/exposedModules';
import type { RemoteResource } from './remoteResource';

/** What the rest of the shell may ask of a module that some part of the site draws. */
type Resource = Pick<RemoteResource<ExposedModule>, 'prefetch' | 'hasArrived' | 'wake'>;

/** The modules that the site draws, each in every language. */
export const resources = new Map<LocalisedModule, Resource>();
