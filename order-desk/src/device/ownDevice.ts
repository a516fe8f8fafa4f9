import { openDevice, type DeskDevice } from './deskDevice';

const device = openDevice();
/** Begins before React's script is evaluated, so that neither waits for the other. */
let early: ReturnType<DeskDevice['read']> | undefined = device.read();
// Whoever asks for it hears of it.
early.catch(() => {});

/** What this browser keeps of the desk. */
export const ownDevice: DeskDevice = {
  ...device,
  read() {
    const reading = early ?? device.read();
    early = undefined;
    return reading;
  },
};
