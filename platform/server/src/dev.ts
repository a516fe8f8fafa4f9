import { spawn } from 'node:child_process';
import { ports } from '@site/tooling/ports';
import { applicationNames, folderOf, root } from '@site/tooling/workspace';

/** `npm run dev`: a development server for each application. The shell's shows the whole site. */
const servers = applicationNames.map((name) =>
  spawn('npm', ['run', '--silent', 'dev', '-w', folderOf(name)], { cwd: root, stdio: 'inherit' }),
);
console.log(`The site in development: http://localhost:${ports.shellDev} (Ctrl-C stops it).`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => servers.forEach((server) => server.kill(signal)));
}
