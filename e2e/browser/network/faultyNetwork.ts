import { request, type IncomingMessage, type ServerResponse } from 'node:http';
import { serveLocally } from '@site/tooling/http/serveLocally';

/** What happens to the answers of files: one byte of each is changed, or they never come. */
export type NetworkFault = 'damages' | 'hangs';

export type FaultyNetwork = Awaited<ReturnType<typeof openFaultyNetwork>>;

/**
 * A network between the browser and a site. A route of the browser would switch its cache off; this leaves all of the
 * site's headers as they are.
 */
export async function openFaultyNetwork(site: string) {
  let fault: { path: RegExp; kind: NetworkFault; left: number } | undefined;
  /** The paths of all requests so far, with their queries. */
  const requests: string[] = [];

  function faultOf(path: string): NetworkFault | undefined {
    if (!fault?.path.test(path) || fault.left === 0) return undefined;
    fault.left -= 1;
    return fault.kind;
  }

  function pass(incoming: IncomingMessage, response: ServerResponse) {
    const path = incoming.url ?? '/';
    requests.push(path);
    const kind = faultOf(path);
    if (kind === 'hangs') return;
    const headers = { ...incoming.headers };
    delete headers.host;
    // A changed byte of a compressed answer would fail before its hash is compared.
    if (kind) delete headers['accept-encoding'];
    const asked = request(new URL(path, site), { method: incoming.method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      if (!kind) return void answer.pipe(response);
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const middle = bytes.length >> 1;
        bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle);
        response.end(bytes);
      });
    });
    asked.on('error', () => response.destroy());
    incoming.pipe(asked);
  }

  const { address, close } = await serveLocally(pass);
  return {
    /** The site's address through this network. */
    address,
    /** Begins a fault for the files whose path matches, for a number of answers or until `repair`. */
    breakFiles(path: RegExp, kind: NetworkFault, answers = Infinity) {
      fault = { path, kind, left: answers };
    },
    repair() {
      fault = undefined;
    },
    requests,
    stop: close,
  };
}
