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
import { InLanguage } from './texts/language';

const connection = await connect();
const cloud = openCloud(connection);
const phone = createPhoneNotices(cloud);
const session = openSession(connection.auth);
const device = openDevice();
const root = document.getElementById('desk');
if (!root) throw new Error('The page has no place for the desk.');

createRoot(root).render(
  <StrictMode>
    <InLanguage>
      <BrowserRouter>
        <App session={session} cloud={cloud} device={device} phone={phone} />
      </BrowserRouter>
    </InLanguage>
  </StrictMode>,
);
installServiceWorker();
