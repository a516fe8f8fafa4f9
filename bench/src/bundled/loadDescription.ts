import describeProduct from '../../../remote-products/src/server-modules/describeProduct';

/** Stands where `shell/src/rendering/loadDescription.ts` does; only the server's build has it. */
export const loadDescription = () => Promise.resolve(describeProduct);
