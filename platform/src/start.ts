import { parseArgs } from 'node:util';
import { buildIfNeeded } from './build/buildSite';
import { dataFolder } from './firestore/dataFolder';
import { ports } from './ports';
import { serveSite } from './serve/siteServer';
import { siteFolder } from './workspace';

const USAGE = 'Use: npm start -- [--port NUMBER] [--data FOLDER] [--site COMPOSED_FOLDER]';

/** Ends the command with one sentence for the person who gave it. */
function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}

function options(): { port: number; data: string; composed: string | undefined } {
  try {
    const { values } = parseArgs({
      options: { port: { type: 'string' }, data: { type: 'string' }, site: { type: 'string' } },
    });
    const port = Number(values.port ?? ports.site);
    if (!Number.isInteger(port) || port < 0 || port > 65_535) {
      refuse(`--port takes a number from 0 to 65535. ${USAGE}`);
    }
    return { port, data: values.data ?? dataFolder, composed: values.site };
  } catch (failure) {
    return refuse(`${(failure as Error).message.split('\n')[0]} ${USAGE}`);
  }
}

const { port, data, composed } = options();

try {
  if (composed === undefined) await buildIfNeeded();
} catch (failure) {
  refuse(`The site was not built: ${(failure as Error).message}`);
}

const site = await serveSite({
  site: composed ?? siteFolder,
  data,
  port,
}).catch((failure: NodeJS.ErrnoException) =>
  refuse(
    failure.code === 'EADDRINUSE'
      ? `Port ${port} is taken by another program. Another one works: npm start -- --port ${port + 1}`
      : failure.message,
  ),
);

console.log(`The site is at ${site.address} (Ctrl-C stops it).`);
console.log(`Enquiries are kept in ${data}; npm run orders shows them.`);

let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    console.log('Stopping.');
    void site.close().then(() => process.exit(0));
  });
}
