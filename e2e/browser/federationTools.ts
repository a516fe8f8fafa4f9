import type { BrowserContext, Page } from '@playwright/test';

/** What the runtime knows of an application: of the shell its remotes, of a remote its modules. */
interface ModuleInfo {
  remotesInfo?: Record<string, { matchedVersion: string }>;
  modules?: { moduleName: string }[];
}

interface Federation {
  moduleInfo: Record<string, ModuleInfo>;
  /** Instances, their scopes, libraries and versions. */
  __SHARE__: Record<
    string,
    Record<string, Record<string, Record<string, { from: string; loaded?: unknown }>>>
  >;
}

/**
 * Lets another address answer for a remote, as the official Module Federation browser tools do: by a plugin in the global
 * list, before the page's first script. The tools are an extension of Chrome, and in no registry.
 */
export const overrideRemote = (context: BrowserContext, name: string, manifest: string) =>
  context.addInitScript(
    ([name, entry]) => {
      const plugin = {
        name: 'tools-overrides',
        beforeRegisterRemote(args: { remote: { name: string; entry?: string } }) {
          if (args.remote.name === name) args.remote.entry = entry as string;
          return args;
        },
      };
      Object.assign(globalThis, { __FEDERATION__: { __GLOBAL_PLUGIN__: [plugin] } });
    },
    [name, manifest],
  );

/** Reads what the tools' panels show: applications, and who provides the copy of each library that is used. */
export const readPanelData = (page: Page) =>
  page.evaluate(() => {
    const { moduleInfo, __SHARE__ } = (globalThis as unknown as { __FEDERATION__: Federation })
      .__FEDERATION__;
    const providers: Record<string, string[]> = {};
    for (const scopes of Object.values(__SHARE__)) {
      for (const [name, versions] of Object.entries(scopes.default ?? {})) {
        const used = Object.values(versions).filter(({ loaded }) => loaded);
        providers[name] = [
          ...new Set([...(providers[name] ?? []), ...used.map(({ from }) => from)]),
        ];
      }
    }
    // Messages between the page and the panel are plain data.
    return { moduleInfo: JSON.parse(JSON.stringify(moduleInfo)) as typeof moduleInfo, providers };
  });
