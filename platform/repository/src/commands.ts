/** The options of all commands. */
export interface RepositoryOptions {
  base?: string | undefined;
  out?: string | undefined;
}

export interface RepositoryCommand {
  usage: string;
  summary: string;
  run(words: readonly string[], options: RepositoryOptions): Promise<number | void>;
}

const print = (text: string) => void process.stdout.write(text);

/** The commands of `npm run repository`. Each loads what it needs when it runs. */
export const commands: Readonly<Record<string, RepositoryCommand>> = {
  changes: {
    usage: 'changes [--base COMMIT]',
    summary: 'what a change reaches, as outputs of a job: teams with their workspaces, and site',
    async run(_, { base = 'origin/main' }) {
      const [{ changedFiles }, { reachOf }, { workspaces }] = await Promise.all([
        import('./changes/changedFiles'),
        import('./changes/reachOfChange'),
        import('./workspaces'),
      ]);
      const { teams, site } = reachOf(changedFiles(base), workspaces());
      print(`teams=${JSON.stringify(teams)}\nsite=${site}\n`);
    },
  },
  check: {
    usage: 'check WORKSPACE …',
    summary: 'runs types and unit tests of these workspaces, such as platform/deploy',
    async run(words) {
      const [{ checkWorkspaces }, { findWorkspaces }] = await Promise.all([
        import('./changes/checkWorkspaces'),
        import('./workspaces'),
      ]);
      return checkWorkspaces(findWorkspaces(words));
    },
  },
  applications: {
    usage: 'applications',
    summary: 'the applications that are built here, as words for npm run release',
    async run() {
      const { applicationWords } = await import('./versions');
      print(`${applicationWords().join(' ')}\n`);
    },
  },
  versions: {
    usage: 'versions',
    summary: 'the releases of these sources, as words for npm run site -- deploy',
    async run() {
      const { versionWords } = await import('./versions');
      print(`${versionWords().join(' ')}\n`);
    },
  },
  newest: {
    usage: 'newest FOLDER',
    summary: 'the newest releases of a store, in the same words',
    async run([store]) {
      const { newestWords } = await import('./versions');
      print(`${(await newestWords(store)).join(' ')}\n`);
    },
  },
  notices: {
    usage: 'notices',
    summary: 'writes THIRD-PARTY-NOTICES.md from the lock file',
    async run() {
      const { NOTICES_FILE, notices } = await import('./licences/licenceNotices');
      await write(NOTICES_FILE, notices());
    },
  },
  licences: {
    usage: 'licences',
    summary:
      'fails when a package that visitors get, or that runs in the cloud, has a licence not allowed',
    async run() {
      const { refusedLicences } = await import('./licences/licences');
      const refused = refusedLicences();
      if (refused.length) throw new Error(refused.join('\n'));
      print('Every licence is allowed.\n');
    },
  },
  pins: {
    usage: 'pins',
    summary: 'asks GitHub whether the actions of the pipelines are the commits of their versions',
    async run() {
      const { movedTags } = await import('./pipelines/pinnedActions');
      const moved = await movedTags();
      if (moved.length) throw new Error(moved.join('\n'));
      print('Every action is the commit of its version.\n');
    },
  },
  steps: {
    usage: 'steps [WORKFLOW | WORKFLOW/JOB …]',
    summary:
      'runs the steps of these jobs in a throw-away clone; without a name it lists all steps',
    async run(words) {
      const { listedSteps, runSteps } = await import('./pipelines/runSteps');
      if (words.length > 0) return runSteps(words, (line) => print(`${line}\n`));
      print(`${listedSteps().join('\n')}\n`);
    },
  },
  sbom: {
    usage: 'sbom [--out FOLDER]',
    summary: 'writes a bill of materials (CycloneDX) for each application',
    async run(_, { out = 'dist/sbom' }) {
      const { writeBills } = await import('./licences/sbom');
      for (const file of await writeBills(out)) print(`${file}\n`);
    },
  },
  pack: {
    usage: 'pack [--out FOLDER]',
    summary: 'packs contracts and shared-ui for teams outside of this repository',
    async run(_, { out = 'dist/packages' }) {
      const [{ packWorkspaces }, { resolve }] = await Promise.all([
        import('./packing/packWorkspaces'),
        import('node:path'),
      ]);
      for (const file of await packWorkspaces(resolve(out))) print(`${file}\n`);
    },
  },
};

async function write(file: string, text: string): Promise<void> {
  const [{ writeFile }, { join }, { root }] = await Promise.all([
    import('node:fs/promises'),
    import('node:path'),
    import('@site/tooling/workspace'),
  ]);
  await writeFile(join(root, file), text);
  print(`${file}\n`);
}
