import { APP_CHECK_PATH, type AppCheckAnswer } from '@site/contracts/appCheckFrame';
import type { AppCheckToken } from '../firestoreStore';

const FRAME_ID = 'app-check';

function newFrame(): HTMLIFrameElement {
  // A frame that never answered.
  document.getElementById(FRAME_ID)?.remove();
  const frame = document.createElement('iframe');
  frame.id = FRAME_ID;
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

/** Asks the hidden frame. Firebase keeps a token for an hour, so the next frame gets it without asking Google. */
export const appCheckToken: AppCheckToken = () =>
  new Promise((resolve) => {
    const frame = newFrame();
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<AppCheckAnswer>) => {
      frame.remove();
      port1.close();
      resolve(data.token);
    };
    frame.onload = () => frame.contentWindow?.postMessage('token', location.origin, [port2]);
    document.body.append(frame);
  });
