import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { keepOwnerToken } from '../../journal/ownerToken';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { run } from '../testing/ordersCommand';

const newFolder = temporaryFolders();

describe('a server', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await newFolder();
    await keepOwnerToken(folder);
  });
  let other: Server | undefined;
  afterEach(() => other?.close());

  async function serveOther(code: number, body: string): Promise<string> {
    other = createServer((_, response) => response.writeHead(code).end(body));
    await new Promise<void>((resolve) => other?.listen(0, 'localhost', resolve));
    return `http://localhost:${(other.address() as AddressInfo).port}`;
  }

  test('that does not run ends the command', async () => {
    const address = await serveOther(200, '');
    await new Promise((resolve) => other?.close(resolve));

    expect(await run('--url', address, '--data', folder)).toEqual({
      code: 1,
      output: '',
      warnings: `No server answers at ${address}; npm start starts one.\n`,
    });
  });

  test('that refuses ends the command', async () => {
    const address = await serveOther(403, '{}');
    expect(await run('--url', address, '--data', folder)).toMatchObject({
      code: 1,
      warnings: `The server at ${address} answered 403.\n`,
    });
  });

  test.each([
    '<html>',
    '[]',
    '{"documents":{}}',
    '{"documents":[null]}',
    '{"documents":[{"name":"a/b","fields":{}}]}',
    '{"documents":[{"name":"a/b","fields":{},"createTime":"x"}]}',
    '{"documents":[{"name":"a/b","fields":{"Name":"x"},"createTime":"2026-01-01T00:00:00Z"}]}',
  ])('that answers %s is not the site', async (body) => {
    const address = await serveOther(200, body);
    expect(await run('--url', address, '--data', folder)).toEqual({
      code: 1,
      output: '',
      warnings: `The server at ${address} is not the site's.\n`,
    });
  });
});
