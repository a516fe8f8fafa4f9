import type { BrowserContext, Page } from '@playwright/test';

/** Where the tools keep the addresses that replace a remote's, by the remote's name. */
const OVERRIDES = '__MF_DEVTOOLS__';

/** What the runtime knows of an application: of the shell its remotes, of a remote its modules. */
interface ModuleInfo {
  remotesInfo?: Record<string, { matchedVersion: string }>;
  modules?: { moduleName: string }[];
}

interface SharedLibrary {
  from: string;
  loaded?: unknown;
}

interface Federation {
  __GLOBAL_PLUGIN__: object[];
  moduleInfo: Record<string, ModuleInfo>;
  /** Instances, their scopes, libraries and versions. */
  __SHARE__: Record<string, Record<string, Record<string, Record<string, SharedLibrary>>>>;
}

interface PageWithTools {
  __FEDERATION__: Federation;
  remotesTold: string[];
}

/** What the tools' panels show. */
export interface PanelData {
  moduleInfo: Record<string, ModuleInfo>;
  /** The remotes whose manifests the tools heard of, in alphabetical order. */
  remotesTold: string[];
  /** Who provides the copy of each library that is used. */
  providers: Record<string, string[]>;
}

/**
 * Does in a page what the official Module Federation browser tools do before its first script: puts plugins into the
 * global list, which hear of every remote and replace a remote's address. The tools are an extension of Chrome, and in
 * no registry.
 */
export async function addFederationTools(context: BrowserContext): Promise<void> {
  await context.addInitScript((overrides) => {
    const page = window as unknown as PageWithTools;
    page.remotesTold = [];
    Object.defineProperty(window, '__FEDERATION__', {
      value: { __GLOBAL_PLUGIN__: [] },
      configurable: false,
      writable: true,
    });
    page.__FEDERATION__.__GLOBAL_PLUGIN__.push(
      {
        name: 'tools-module-info',
        loadRemoteSnapshot(args: { moduleInfo: { name: string } }) {
          page.remotesTold.push(args.moduleInfo.name);
          return args;
        },
      },
      {
        name: 'tools-overrides',
        beforeRegisterRemote(args: { remote: { name: string; entry?: string } }) {
          const kept = localStorage.getItem(overrides) ?? '{}';
          const address = (JSON.parse(kept) as Record<string, string>)[args.remote.name];
          if (address) args.remote.entry = address;
          return args;
        },
      },
    );
  }, OVERRIDES);
}

/** Lets another address answer for a remote from the next load on, as the panel does. The tools take manifests alone. */
export const overrideRemote = (page: Page, name: string, manifest: string): Promise<void> =>
  page.evaluate(
    ([key = '', value = '']) => localStorage.setItem(key, value),
    [OVERRIDES, JSON.stringify({ [name]: manifest })],
  );

/** Reads what the tools ask a page for when their panel is opened. */
export const readPanelData = (page: Page): Promise<PanelData> =>
  page.evaluate(() => {
    const { __FEDERATION__, remotesTold } = window as unknown as PageWithTools;
    const { moduleInfo, __SHARE__ } = __FEDERATION__;
    const providers: Record<string, string[]> = {};
    for (const scopes of Object.values(__SHARE__)) {
      for (const [name, versions] of Object.entries(scopes.default ?? {})) {
        const used = Object.values(versions).filter(({ loaded }) => loaded);
        providers[name] = [
          ...new Set([...(providers[name] ?? []), ...used.map(({ from }) => from)]),
        ];
      }
    }
    return {
      // Messages between the page and the panel are plain data.
      moduleInfo: JSON.parse(JSON.stringify(moduleInfo)) as typeof moduleInfo,
      remotesTold: [...new Set(remotesTold)].sort(),
      providers,
    };
  });
