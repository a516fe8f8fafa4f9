/** @throws on Windows, and for a path that tools cannot read */
export function checkFolder(folder: string, platform?: NodeJS.Platform): void;
