import '@site/shared-ui/styles/site.css';
import '@site/shared-ui/styles/devanagari.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { connect } from './cloud/connection';
import { openCloud } from './cloud/openCloud';
import { openSession } from './cloud/session';
import { openDevice } from './device/deskDevice';
import { installServiceWorker } from './device/installServiceWorker';
import { createPhoneNotices } from './phone/phoneNotices';
import { WithoutStorage } from './sign-in/WithoutStorage';
import { InLanguage } from './texts/language';

const root = document.getElementById('desk');
if (!root) throw new Error('The page has no place for the desk.');

/** Whether the browser keeps anything for the desk: with all cookies blocked it throws. */
function mayKeep(): boolean {
  try {
    return Boolean(localStorage && indexedDB);
  } catch {
    return false;
  }
}

async function start(place: Element): Promise<void> {
  const connection = await connect();
  const cloud = openCloud(connection);
  createRoot(place).render(
    <StrictMode>
      <InLanguage>
        <BrowserRouter>
          <App
            session={openSession(connection.auth)}
            cloud={cloud}
            device={openDevice()}
            phone={createPhoneNotices(cloud)}
          />
        </BrowserRouter>
      </InLanguage>
    </StrictMode>,
  );
  installServiceWorker();
}

if (mayKeep()) await start(root);
else createRoot(root).render(<WithoutStorage />);
