/** The page of site and desk that asks Google for App Check tokens, in a hidden frame. It exists where the database uses App Check. */
export const APP_CHECK_PATH = '/app-check';

/** Where a release of the order remote has that page's script, below its files for the browser. */
export const APP_CHECK_SCRIPT = 'app-check/frame.js';

/** What the frame answers through the port that comes with each message to it. */
export interface AppCheckAnswer {
  /** Left out when Google gives none. */
  token?: string;
}

/** How long the frame may take, in ms: no send waits longer. */
const TIMEOUT_MS = 15_000;

function newFrame(): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.src = APP_CHECK_PATH;
  frame.tabIndex = -1;
  frame.ariaHidden = 'true';
  // Not `hidden`: a frame that is not drawn gets no animation frames, for which reCAPTCHA waits.
  Object.assign(frame.style, {
    position: 'fixed',
    inlineSize: '1px',
    blockSize: '1px',
    opacity: '0',
    pointerEvents: 'none',
  });
  return frame;
}

const ask = (): Promise<string | undefined> =>
  new Promise((resolve, reject) => {
    const frame = newFrame();
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => {
      end();
      reject(new Error('App Check gave no answer.'));
    }, TIMEOUT_MS);
    function end() {
      clearTimeout(timer);
      frame.remove();
      port1.close();
    }
    port1.onmessage = ({ data }: MessageEvent<AppCheckAnswer>) => {
      end();
      resolve(data.token);
    };
    frame.onload = () => frame.contentWindow?.postMessage('token', location.origin, [port2]);
    document.body.append(frame);
  });

let asking: Promise<string | undefined> | undefined;

/**
 * Gets the token that vouches for the page from the hidden frame; undefined when Google gives none. Sends at the same time share
 * it. Firebase keeps a token for an hour, so the next frame gets it without asking Google.
 *
 * @throws when there is no answer, as where reCAPTCHA is blocked
 */
export function askAppCheckFrame(): Promise<string | undefined> {
  asking ??= ask().finally(() => (asking = undefined));
  return asking;
}
