import { CloudError } from '../model/deskCloud';
import { setup } from '../testing/deskSetup';
import { enquiry } from '../testing/memoryCloud';

const empty = { enquiries: [], pending: [], member: undefined, seenUntil: 0 };

test('an answer that comes after the membership ended leaves nothing on the device', async () => {
  const { cloud, device, open } = setup([enquiry(1)]);
  const desk = await open();
  let answer = () => {};
  cloud.readPage = async () => {
    await new Promise<void>((resolve) => (answer = resolve));
    return { enquiries: [enquiry(2)] };
  };
  const loading = desk.load({});
  await new Promise((resolve) => setTimeout(resolve));
  cloud.readChanges = () => Promise.reject(new CloudError('denied'));
  cloud.readMember = () => Promise.reject(new CloudError('removed'));
  await desk.refresh();
  answer();
  await loading;

  expect(await device.read()).toEqual(empty);
});
