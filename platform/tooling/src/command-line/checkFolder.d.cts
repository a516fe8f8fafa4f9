/** @throws for a path that tools cannot read */
export function checkFolder(folder: string): void;
