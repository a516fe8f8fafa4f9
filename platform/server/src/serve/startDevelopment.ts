import { spawn } from 'node:child_process';
import { ports } from '@site/tooling/ports';
import { builtApplications, folderOf, root } from '@site/tooling/workspace';

/**
 * Runs a development server for each application; the shell's shows the whole site. Ctrl-C, or one that fails, stops all.
 * @returns the exit code.
 */
export async function startDevelopment(): Promise<number> {
  const servers = builtApplications.map((name) =>
    spawn('npm', ['run', '--silent', 'dev', '-w', folderOf(name)], { cwd: root, stdio: 'inherit' }),
  );
  console.log(`The site in development: http://localhost:${ports.shellDev} (Ctrl-C stops it).`);
  let isStopping = false;
  const stop = () => {
    isStopping = true;
    servers.forEach((server) => server.kill('SIGTERM'));
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  const codes = await Promise.all(
    servers.map(
      (server) =>
        new Promise<number>((resolve, reject) => {
          server.once('error', reject);
          server.once('exit', (code) => {
            resolve(isStopping ? 0 : (code ?? 1));
            stop();
          });
        }),
    ),
  );
  return Math.max(...codes);
}
