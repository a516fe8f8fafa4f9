import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { DeploymentState } from '../deployments/state/deploymentState';
import type { Terminal } from '@site/tooling/command-line/command';
import { lockFile } from '@site/tooling/files/fileLock';
import { answerOf, type Answer } from '@site/tooling/testing/answerOf';
import { siteCommand } from '../commands/siteCommand';
import { FIRST } from '../testing/deploySite';
import { deployTests } from '../testing/deployTests';
import { folderHost } from '../testing/hosts';

jest.setTimeout(60_000);

const { host, site, run, deploy, shown } = deployTests(folderHost);

const meanwhile = (live: string) => ({
  code: 1,
  warnings: expect.stringMatching(
    new RegExp(
      `Somebody changed production meanwhile: it shows ${live} now\\. Before you run it again, look: npm run site -- status --live --to production --store .*\\n$`,
    ),
  ),
});

const record = () => join(site().store, 'deployments-production.json');

/** As if the command of the last deployment had been killed before it recorded it. */
function forgetLast() {
  const { history } = JSON.parse(readFileSync(record(), 'utf8')) as DeploymentState;
  writeFileSync(record(), JSON.stringify({ history: history.slice(1), pending: history[0] }));
}

beforeEach(async () => {
  await site().release('products', '1.2.0');
  await deploy(...FIRST);
  await deploy('products@1.1.0');
});

test.each([[[]], [['products']]])(
  'a rollback %j that waited for a repair does not take the repair back',
  async (application) => {
    const deploying = run('deploy', 'products@1.2.0');
    while (!existsSync(`${record()}.lock`)) await wait(5);
    const rollback = await run('rollback', ...application, '--to', 'production');
    const repair = await deploying;

    expect(repair.code).toBe(0);
    expect(rollback).toMatchObject(meanwhile('shell 1\\.0\\.0-\\S+, products 1\\.2\\.0-.*'));
    expect(await shown()).toBe('1.0.0 1.2.0 1.0.0');

    expect(await run('rollback', '--to', 'production')).toMatchObject({ code: 0 });
    expect(await shown()).toBe('1.0.0 1.1.0 1.0.0');
  },
);

test.each([[[]], [['products']]])(
  'a rollback %j that waited does not take back a repair that was killed before it was recorded',
  async (application) => {
    // The repair is live and asked for: as if its command were killed now.
    host().live.tamper = (_, bytes) => {
      host().live.tamper = undefined;
      forgetLast();
      return bytes;
    };
    const deploying = run('deploy', 'products@1.2.0');
    while (!existsSync(`${record()}.lock`)) await wait(5);
    const rollback = await run('rollback', ...application, '--to', 'production');
    expect(await deploying).toMatchObject({ code: 0 });

    expect(rollback).toMatchObject(meanwhile('shell 1\\.0\\.0-\\S+, products 1\\.2\\.0-.*'));
    expect(await shown()).toBe('1.0.0 1.2.0 1.0.0');
  },
);

/** Asks for a rollback of the site, and does something else first, while it waits. */
async function rollBackAfter(work: () => unknown): Promise<Answer | undefined> {
  const unlock = await lockFile(record());
  let rolling: Promise<Answer> | undefined;
  await new Promise<void>((waits) => {
    const heard = (terminal: Terminal): Terminal => ({
      ...terminal,
      warn(line) {
        if (line.startsWith('Waiting for another command')) waits();
        else terminal.warn(line);
      },
    });
    rolling = answerOf(
      (terminal) => siteCommand(heard(terminal)),
      ['rollback', '--to', 'production', ...site().where],
    );
  });
  await work();
  await unlock();
  return rolling;
}

test('a rollback that waited names no releases where somebody published with another tool', async () => {
  expect(await rollBackAfter(() => host().publishByHand())).toMatchObject(
    meanwhile('another version'),
  );
});

test('a rollback takes back what was shown when it was asked for, also where that is recorded meanwhile', async () => {
  const recorded = readFileSync(record(), 'utf8');
  forgetLast();

  expect(await rollBackAfter(() => writeFileSync(record(), recorded))).toMatchObject({ code: 0 });
  expect(await shown()).toBe('1.0.0 1.0.0 1.0.0');
});

test.each([[[]], [['products']]])(
  'two people who run rollback %j at once take the site back one step',
  async (application) => {
    await deploy('products@1.2.0');
    const rollBack = () => run('rollback', ...application, '--to', 'production');
    const both = await Promise.all([rollBack(), rollBack()]);

    const [first, second] = both.sort((one, other) => one.code - other.code);
    expect(first).toMatchObject({ code: 0 });
    expect(second).toMatchObject(meanwhile('shell 1\\.0\\.0-\\S+, products 1\\.1\\.0-.*'));
    expect(await shown()).toBe('1.0.0 1.1.0 1.0.0');
  },
);
