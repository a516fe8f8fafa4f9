import { folderTargets } from './targetsFile';
import { CURRENT, PREVIEW } from '../folder/folderTarget';
import { serveFolder } from '../folder/serveFolder';
import type { StaticHost } from '../folder/staticHost';
import { isRefusedByBrowsers } from '@site/tooling/http/refusedPorts';

const LOOPBACK = ['127.0.0.1', '[::1]', 'localhost'];

/** Where a server of this machine listens for an address. @throws for an address of another machine */
function portOf(name: string, address: string): number {
  const { protocol, hostname, port } = new URL(address);
  if (protocol === 'http:' && LOOPBACK.includes(hostname) && port !== '') {
    if (!isRefusedByBrowsers(Number(port))) return Number(port);
    throw new Error(
      `${name} is at ${address}, and browsers do not open that port. Give it another one, such as 8090.`,
    );
  }
  throw new Error(
    `${name} is at ${address}, which is not this machine. Give it an address such as http://127.0.0.1:8090.`,
  );
}

/** Serves the targets of a file that are folders, at their addresses: a host to try a deployment with. */
export async function serveTargets(file?: string) {
  const targets = await folderTargets(file);
  if (targets.length === 0) {
    throw new Error(
      `No target in ${file ?? 'targets.json'} is a folder. Name another file with --targets.`,
    );
  }
  const wanted = targets.flatMap(({ name, folder, address, previewAddress }) => [
    { name, folder, address, link: CURRENT },
    ...(previewAddress === undefined
      ? []
      : [{ name: `the preview of ${name}`, folder, address: previewAddress, link: PREVIEW }]),
  ]);
  const ports = wanted.map(({ name, address }) => portOf(name, address));
  const hosts: StaticHost[] = [];
  const close = async () => void (await Promise.all(hosts.map((it) => it.close())));
  try {
    for (const [index, { folder, link }] of wanted.entries()) {
      hosts.push(await serveFolder(folder, link, ports[index]));
    }
  } catch (failure) {
    await close();
    const { code, message } = failure as NodeJS.ErrnoException;
    const address = wanted[hosts.length]?.address;
    const taken = `${address} is in use by another program. Stop it, or write another address into ${file ?? 'targets.json'}.`;
    throw new Error(code === 'EADDRINUSE' ? taken : message, { cause: failure });
  }
  return { lines: wanted.map(({ name, address }) => `${address} shows ${name}.`), close };
}
