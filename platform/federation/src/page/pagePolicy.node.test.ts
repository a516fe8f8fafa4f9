import { bootHash } from './boot/bootScript';
import { pagePolicy } from './pagePolicy';

const main = { address: '/main.js', integrity: 'sha384-bWFpbg==' };
const entry = { address: '/remoteEntry.js', integrity: 'sha384-ZW50cnk=' };

test('admits the boot script and the scripts that the page names, by their hashes', () => {
  expect(pagePolicy([main, entry])).toBe(
    `<meta http-equiv="Content-Security-Policy" content="script-src 'self' 'strict-dynamic' ${bootHash} 'sha384-bWFpbg==' 'sha384-ZW50cnk='">`,
  );
});

test('says nothing where a script has no hash, as in development', () => {
  expect(pagePolicy([main, { address: '/remoteEntry.js' }])).toBe('');
});
