/** The workspace folder of an application, and the folder of its releases on a site and in a store. */
export const folderOf = (name: string): string => (name === 'shell' ? name : `remote-${name}`);

/**
 * The federation's name of a remote, whose alias is the remote's own name: its container is a global, and browsers offer
 * elements as globals under their ids, such as `order`.
 */
export const containerOf = (name: string): string =>
  folderOf(name).replace(/-./g, ([, letter = '']) => letter.toUpperCase());
