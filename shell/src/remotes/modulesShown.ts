import { createContext } from 'react';
import type { LocalisedModule } from '@site/contracts/exposedModules';

/** Told of every exposed module that is drawn. The server's rendering listens, to know what a page needs. */
export const ModulesShown = createContext<(module: LocalisedModule) => void>(() => {});
