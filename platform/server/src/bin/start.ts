import { readNumber } from '@site/tooling/command-line/readCommandLine';
import { runScript } from '@site/tooling/command-line/runScript';
import { ports } from '@site/tooling/ports';

process.exitCode = await runScript(
  {
    name: 'npm start',
    summary: 'Serve the built site on this machine; build it first when sources changed.',
    options: {
      port: { value: 'NUMBER', help: `port to listen on (default: ${ports.site}; 0 takes any)` },
      desk: {
        value: 'NUMBER',
        help: `port of the order desk (default: ${ports.desk}, or any beside another --port)`,
      },
      data: { value: 'FOLDER', help: 'where enquiries are kept (default: .data)' },
      site: { value: 'FOLDER', help: 'another composed site than dist/site' },
      'app-check': {
        help: 'store only what has a token of App Check, as production once it is enforced',
      },
      local: { value: 'NAME', help: 'a remote to take from its development server, e.g. order' },
    },
  },
  async ({ values }) => {
    const port = readNumber('port', values.port, { otherwise: ports.site, least: 0, most: 65_535 });
    // Two sites on ports of their own must not meet at the desk's.
    const otherwise = port === ports.site ? ports.desk : 0;
    const desk = readNumber('desk', values.desk, { otherwise, least: 0, most: 65_535 });
    const { startSite } = await import('../serve/startSite');
    await startSite({ ...values, port, desk, enforcesAppCheck: values['app-check'] });
  },
);
