import { createHash } from 'node:crypto';

/** A style sheet of a release as it stands in a page. */
export interface StyleBlock {
  /** The address of the release's files: `/releases/shell/1.4.0-0123456789ab/`. */
  base: string;
  /** The sheet's file name; webpack's loader finds it by this and does not load the sheet again. */
  file: string;
  text: string;
}

/** An address in a sheet that is relative to the sheet. */
const RELATIVE = /url\((["']?)(?!data:|https?:|[/#])([^)"']+)\1\)/g;

/**
 * Makes a sheet into a block of a page, where its relative addresses would lead elsewhere. Throws where it cannot stand
 * there.
 */
export function styleBlock(base: string, file: string, sheet: string): StyleBlock {
  const text = sheet.replace(RELATIVE, (_, quote: string, address: string) => {
    return `url(${quote}${base}${address}${quote})`;
  });
  if (/<\/style|<!--/i.test(text)) throw new Error(`${base}${file} holds what ends a style block.`);
  return { base, file, text };
}

/** The block's CSP hash source. */
export const styleHash = ({ text }: Pick<StyleBlock, 'text'>) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
