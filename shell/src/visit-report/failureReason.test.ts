import { failureReason } from './failureReason';

test.each([
  ['order/OrderForm took too long', 'timeout'],
  ['#RUNTIME-008 … ScriptNetworkError: Script "/entry.js" timed out.', 'timeout'],
  ['Loading chunk 475 failed.\n(timeout: /releases/475.js)', 'timeout'],
  [
    '#RUNTIME-008 … ScriptExecutionError: Script "/entry.js" loaded but threw a runtime error',
    'threw',
  ],
  ["Cannot read properties of undefined (reading 'x')", 'threw'],
  ['order/OrderForm has no default export', 'missing'],
  ['Module "./OrderForm" does not exist in container.', 'missing'],
  ['[ Federation Runtime ]: Failed to get remoteEntry exports. #RUNTIME-001', 'missing'],
  ['#RUNTIME-008 … ScriptNetworkError: Failed to load script "/entry.js"', 'refused'],
  ['Loading chunk 475 failed.\n(error: /releases/475.js)', 'refused'],
  ['Loading CSS chunk 475 failed.\n(/releases/475.css)', 'refused'],
  ['/releases/475.js was answered with 404.', 'refused'],
  // What `fetch` says in Chromium, Firefox and Safari.
  ['Failed to fetch', 'refused'],
  ['NetworkError when attempting to fetch resource.', 'refused'],
  ['Load failed', 'refused'],
  ['signal timed out', 'timeout'],
  ['The operation timed out.', 'timeout'],
])('"%s" is %s', (message, reason) => {
  expect(failureReason(new Error(message))).toBe(reason);
});

test('what is no error is the remote throwing something of its own', () => {
  expect(failureReason({ code: 7 })).toBe('threw');
});
