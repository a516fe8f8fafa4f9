import { PROJECT } from '@site/firestore/testing/sampleOrders';
import { openSiteEmulator } from '@site/firestore/emulator/siteEmulator';
import { testOnEmulator } from '@site/firestore/emulator/testing/onEmulator';
import { openDeskBed, type DeskBed } from './deskVisits';
import { answerOrder } from './journeys/answerOrder';
import { readNothing } from './journeys/readNothing';

/** Site and desk as `npm start -- --emulator` serves them, on an empty database. */
async function onEmulator(journey: (bed: DeskBed) => Promise<void>): Promise<void> {
  if (process.env.FIRESTORE_EMULATOR_HOST) await (await openSiteEmulator()).clear(PROJECT);
  const bed = await openDeskBed({ emulator: true });
  try {
    await journey(bed);
  } finally {
    await bed.browser.close();
    await bed.site.stop();
  }
}

testOnEmulator(
  'on the emulator an order goes from the form to the desk, is answered, and counted',
  () => onEmulator(answerOrder),
);

testOnEmulator('on the emulator strangers and a removed member read nothing', () =>
  onEmulator(readNothing),
);
