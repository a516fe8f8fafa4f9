import { UsageError } from '@site/tooling/command-line/command';

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

/** @throws UsageError for words that a command does not take */
function refuse([word]: readonly string[]): void {
  if (word !== undefined) throw new UsageError(`Unexpected argument "${word}".`);
}

const print = (text: string) => void process.stdout.write(text);

/** The commands of `npm run repository`. Each loads what it needs when it runs. */
export const commands: Readonly<Record<string, RepositoryCommand>> = {
  changes: {
    usage: 'changes [--base COMMIT]',
    summary: 'what a change reaches, as outputs of a job: teams with their workspaces, and site',
    async run(words, { base = 'origin/main' }) {
      refuse(words);
      const [{ changedFiles, uncommittedFiles }, { reachOf }, { workspaces }] = await Promise.all([
        import('./changes/changedFiles'),
        import('./changes/reachOfChange'),
        import('./workspaces'),
      ]);
      const { teams, site } = reachOf(changedFiles(base), workspaces());
      const open = uncommittedFiles();
      if (open.length) {
        console.error(
          `Not committed, and not counted: ${open.slice(0, 3).join(', ')}${open.length > 3 ? ' …' : ''}`,
        );
      }
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
    async run(words) {
      refuse(words);
      const { applicationWords } = await import('./versions');
      print(`${applicationWords().join(' ')}\n`);
    },
  },
  releases: {
    usage: 'releases',
    summary: 'the releases of these sources, as words for npm run site -- deploy',
    async run(words) {
      refuse(words);
      const { versionWords } = await import('./versions');
      print(`${versionWords().join(' ')}\n`);
    },
  },
  newest: {
    usage: 'newest FOLDER',
    summary: 'the newest releases of a store, in the same words',
    async run([store, ...rest]) {
      refuse(rest);
      const { newestWords } = await import('./versions');
      print(`${(await newestWords(store)).join(' ')}\n`);
    },
  },
  notices: {
    usage: 'notices [--out FOLDER]',
    summary: 'writes the notices of third parties, from the lock file and what is installed',
    async run(words, { out = 'dist/notices' }) {
      refuse(words);
      const { NOTICES_FILE, notices } = await import('./licences/licenceNotices');
      await write(`${out}/${NOTICES_FILE}`, notices());
    },
  },
  licences: {
    usage: 'licences',
    summary:
      'fails when a package that visitors get, or that runs in the cloud, has a licence not allowed',
    async run(words) {
      refuse(words);
      const { refusedLicences } = await import('./licences/licences');
      const refused = refusedLicences();
      if (refused.length) throw new Error(refused.join('\n'));
      print('Every licence is allowed.\n');
    },
  },
  pins: {
    usage: 'pins',
    summary: 'asks GitHub whether the actions of the pipelines are the commits of their versions',
    async run(words) {
      refuse(words);
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
    async run(words, { out = 'dist/sbom' }) {
      refuse(words);
      const { writeBills } = await import('./licences/sbom');
      for (const file of await writeBills(out)) print(`${file}\n`);
    },
  },
  pack: {
    usage: 'pack [--out FOLDER]',
    summary: 'packs contracts and shared-ui for teams outside of this repository',
    async run(words, { out = 'dist/packages' }) {
      refuse(words);
      const [{ packWorkspaces }, { resolve }] = await Promise.all([
        import('./packing/packWorkspaces'),
        import('node:path'),
      ]);
      for (const file of await packWorkspaces(resolve(out))) print(`${file}\n`);
    },
  },
};

async function write(file: string, text: string): Promise<void> {
  const [{ mkdir, writeFile }, { dirname, resolve }, { root }] = await Promise.all([
    import('node:fs/promises'),
    import('node:path'),
    import('@site/tooling/workspace'),
  ]);
  await mkdir(dirname(resolve(root, file)), { recursive: true });
  await writeFile(resolve(root, file), text);
  print(`${file}\n`);
}
