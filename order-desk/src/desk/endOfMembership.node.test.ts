import { CloudError } from '../model/deskCloud';
import { setup } from '../testing/deskSetup';
import { asha, enquiry } from '../testing/memoryCloud';

test('who may no longer use the desk sees nothing, and the device keeps nothing', async () => {
  const { cloud, device, onDenied, open } = setup();
  const desk = await open();
  cloud.refusal = 'failed';
  await desk.change(enquiry(1), { status: 'done', outcome: 'other' });
  cloud.failure = 'removed';
  await desk.refresh();

  expect(onDenied).toHaveBeenCalledTimes(1);
  expect(desk.view()).toMatchObject({ enquiries: [], member: undefined });
  expect(await device.read()).toMatchObject({ enquiries: [], pending: [], member: undefined });
});

test('who is not staff and signs in on the device of a member deletes nothing unsent of theirs', async () => {
  const { cloud, device, onDenied, open } = setup();
  const desk = await open();
  cloud.failure = 'offline';
  await desk.change(enquiry(1), { status: 'done', outcome: 'other' });
  cloud.failure = undefined;
  cloud.readMember = () => Promise.reject(new CloudError('removed', 'stranger'));
  await open();

  expect(onDenied).toHaveBeenCalled();
  expect(await device.read()).toMatchObject({
    enquiries: [],
    pending: [{ by: asha.uid }],
    member: undefined,
  });
});
