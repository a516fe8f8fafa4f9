import { PUSH_FILE, type PushFile } from '@site/order-model/phone';
import { ports } from '@site/tooling/workspace';
import { readDeskKeys } from '../desk/deskKeys';
import { deskPage } from '../desk/deskPage';
import { deskPreset } from '../desk/deskPreset';
import { choosePort } from './choosePort';
import { serveAlone } from './serveAlone';

/** The policy of a served desk. */
async function policyOf(desk: string): Promise<string> {
  const answer = await fetch(desk).catch(() => undefined);
  const policy = answer?.headers.get('content-security-policy');
  if (!policy)
    throw new Error(
      `The order desk is not at ${desk}. Start it first: npm start. At another port: --desk PORT`,
    );
  return policy;
}

/** Serves the order desk from its sources until it is stopped; all but its scripts and styles is that of a served desk. */
export async function runDesk(asked: { port?: number; desk: number }): Promise<never> {
  const desk = `http://localhost:${asked.desk}`;
  const policy = await policyOf(desk);
  const page = deskPage({ script: '/assets/desk.js', style: '/assets/desk.css', fonts: [] });
  return serveAlone(
    deskPreset('development', await readDeskKeys()),
    {
      port: await choosePort(ports.deskDev, asked.port),
      proxy: [{ context: '/', target: desk }],
      setupMiddlewares: (middlewares, { app }) => {
        // The desk's own worker would keep what is edited. Without it no phone is told, and so there is no key.
        app?.get('/service-worker.js', (_, response) => void response.type('js').send(''));
        app?.get(
          PUSH_FILE,
          (_, response) => void response.json({ publicKey: null } satisfies PushFile),
        );
        app?.get(/^[^.]*$/, (request, response, next) => {
          if (!request.accepts('html')) return next();
          response.type('html').setHeader('Content-Security-Policy', policy).send(page);
        });
        return middlewares;
      },
    },
    (address) => [
      `Its orders and accounts are those of ${desk}. Phones are told by that one alone.`,
      `The order desk in development: ${address} (Ctrl-C stops it).`,
    ],
  );
}
