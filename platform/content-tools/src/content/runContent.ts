import { spawn } from 'node:child_process';
import { root } from '@site/tooling/workspace';
import { previewAddresses } from './previewAddresses';

/** What the product-content team's workspace can be asked to do, by what people write behind `npm run content`. */
const scripts: Readonly<Record<string, string>> = { check: 'content', preview: 'dev' };

const USAGE = `npm run content              shows the pages of the products while their texts are edited
npm run content -- check     checks every text in every language`;

/**
 * Runs `npm run content` with these words behind it: a live preview without any, the check with `check`. Gives the exit code,
 * of the preview once it is ended.
 */
export async function runContent([word = 'preview', ...rest]: readonly string[]): Promise<number> {
  const script = scripts[word];
  if (!script || rest.length) {
    console.error(USAGE);
    return 1;
  }
  if (word === 'preview') {
    console.log('Save a file in remote-products/content, and the page changes. Ctrl+C ends it.\n');
    for (const { language, address } of previewAddresses())
      console.log(`  ${language}  ${address}`);
  }
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', '--silent', script, '-w', 'remote-products'], {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 0));
  });
}
