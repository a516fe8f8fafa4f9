import { act } from '@testing-library/react';
import type { MemoryCloud } from './memoryCloud';

/** Holds back what is sent next, until the database is to answer. */
export function holdBack(cloud: MemoryCloud) {
  const { send } = cloud;
  let release = () => {};
  cloud.send = async (...args) => {
    cloud.send = send;
    await new Promise<void>((resolve) => (release = resolve));
    await send(...args);
  };
  return () => act(async () => release());
}
