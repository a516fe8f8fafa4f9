import { expect, test } from '@playwright/test';
import { ALIVE, PART, PART_STATUS } from '@site/contracts/boot';
import { serveLocally } from '@site/tooling/http/serveLocally';
import { visitPages } from './openPages';

/** A page of two parts, which no React draws. The second one sleeps until it is touched, and then is as it is told. */
const pageWhose = (second: string) => `<!doctype html>
  <html ${ALIVE}>
  <div ${PART}="clock/Clock" ${PART_STATUS}="ready">12:00</div>
  <div ${PART}="clock/Alarm" ${PART_STATUS}="asleep">7:00</div>
  <script>
    const alarm = document.querySelector('div + div');
    alarm.onpointerover = () => {
      alarm.setAttribute('${PART_STATUS}', '${second}');
      if ('${second}' === 'failed') console.error('The alarm failed.');
    };
  </script>`;

test('a part counts as started once it says so, whatever draws it', async () => {
  const server = await serveLocally((request, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(pageWhose(request.url?.slice(1) ?? ''));
  });
  expect(await visitPages(server.address, ['/ready', '/failed'])).toEqual([
    '/failed: The alarm failed.',
  ]);
  await server.close();
});
