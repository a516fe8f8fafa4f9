import { createDesk } from '../desk/desk';
import type { Desk } from '../desk/desk';
import type { Enquiry } from '../model/enquiry';
import { enquiry, memoryCloud } from './memoryCloud';
import { memoryDevice } from './memoryDevice';

/** A desk over a database and a device in memory, and a clock that goes on as told. Opened again, it is what a reload finds. */
export function setup(
  enquiries: readonly Enquiry[] = [enquiry(1), enquiry(2)],
  start = 10_000_000,
) {
  const cloud = memoryCloud(enquiries);
  const device = memoryDevice();
  const onDenied = jest.fn();
  let time = start;
  const now = () => time;
  const open = async () => {
    const desk = createDesk({ cloud, device, onDenied, now });
    await desk.start();
    return desk;
  };
  return { cloud, device, onDenied, open, pass: (ms: number) => (time += ms) };
}

export const ids = (desk: Desk) => desk.view().enquiries.map(({ id }) => id);
export const shown = (desk: Desk, number: number) =>
  desk.view().enquiries.find(({ id }) => id === enquiry(number).id);
