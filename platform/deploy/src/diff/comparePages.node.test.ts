import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { comparePages } from './comparePages';

const mockRun = jest.fn();
jest.mock('node:child_process', () => ({
  ...jest.requireActual<object>('node:child_process'),
  execFile: Object.assign(() => {}, {
    [promisify.custom]: (...args: unknown[]): unknown => mockRun(...args),
  }),
}));

test('where it is stopped, Playwright ends before the folder that it writes into is removed', async () => {
  const others = new Set(process.listeners('exit'));
  const events: string[] = [];
  const { SITE_DIFF_FOLDER: folder } = await new Promise<NodeJS.ProcessEnv>((resolve) => {
    mockRun.mockImplementation((_, __, { env }: { env: NodeJS.ProcessEnv }) => {
      const kill = () => events.push(existsSync(env.SITE_DIFF_FOLDER ?? '') ? 'there' : 'gone');
      setImmediate(resolve, env);
      return Object.assign(new Promise(() => {}), { child: { kill } });
    });
    const pages = { both: [], new: [], removed: [] };
    void comparePages('http://before', 'http://after', { pages, report: '' });
  });
  for (const listener of process.listeners('exit').filter((it) => !others.has(it))) {
    process.off('exit', listener);
    listener(130);
  }
  expect(events).toEqual(['there']);
  expect(existsSync(folder ?? '')).toBe(false);
});
