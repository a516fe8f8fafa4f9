import { ESLint } from 'eslint';

/**
 * Lints pieces of code that exist nowhere, as if they stood in given files.
 * Reads `[{ file, code }]` as JSON from standard input; writes, for each, the list of messages.
 */
let input = '';
for await (const chunk of process.stdin) input += chunk;

const eslint = new ESLint();
const answers = [];
for (const { file, code } of JSON.parse(input)) {
  const [result] = await eslint.lintText(code, { filePath: file });
  answers.push((result?.messages ?? []).map(({ message }) => message));
}
process.stdout.write(JSON.stringify(answers));
