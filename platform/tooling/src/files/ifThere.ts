/** Gives undefined, instead of rejecting, when the file or folder is not there. */
export function ifThere<Value>(value: Promise<Value>): Promise<Value | undefined> {
  return value.catch((failure: NodeJS.ErrnoException) => {
    if (failure.code !== 'ENOENT') throw failure;
    return undefined;
  });
}
