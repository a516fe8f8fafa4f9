import { runScript } from './runScript';

const lines: string[] = [];
const run = (folder: string) =>
  runScript(
    { name: 'npm run build', summary: 'Build.' },
    async () => void lines.push('built'),
    [],
    { write: (text) => void lines.push(text), warn: (line) => void lines.push(line) },
    folder,
  );

beforeEach(() => lines.splice(0));

test.each(['a#b', '!site', '%20x', '?q', '100%'])(
  'in a folder named %s a command says one sentence, and does nothing',
  async (name) => {
    expect(await run(`/home/asha/${name}/`)).toBe(1);
    expect(lines).toEqual([
      expect.stringMatching(/^Move the repository to a path without "[!#?%]": \/home\/asha\/./),
    ]);
    expect(lines[0]).toContain(name);
  },
);

test.each(['site', 'with space', "it's", 'साइट'])('in a folder named %s it works', async (name) => {
  expect(await run(`/home/asha/${name}/`)).toBe(0);
  expect(lines).toEqual(['built']);
});
