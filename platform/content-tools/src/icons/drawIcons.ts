import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { icons } from '@site/company/icons';
import { exportedFile } from '@site/tooling/workspace';
import { icoFile } from './icoFile';

/** The drawing of which all icons are made. */
const DRAWING = exportedFile('@site/shell/favicon.svg');

interface Tile {
  /** Width and height, in px. */
  size: number;
  /** The share of the width that the mark takes, from 0 to 1. */
  mark: number;
  /** The ground; none lets through what is below. */
  ground?: 'square' | 'rounded';
}

/** Draws the mark on a tile and gives the bytes of a PNG. */
async function draw(page: Page, svg: string, { size, mark, ground }: Tile): Promise<Buffer> {
  const radius = ground === 'rounded' ? size * 0.22 : 0;
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>
    body { margin: 0; display: grid; place-items: center; block-size: 100vh;
      border-radius: ${radius}px; background: ${ground ? '#fff' : 'none'} }
    html { background: none }
    svg { inline-size: ${mark * 100}vw; block-size: ${mark * 100}vw }
  </style>${svg}`);
  return page.screenshot({ omitBackground: true });
}

/** Draws every icon of the site into the folder of files for the site's root. */
export async function drawIcons(page: Page, folder: string): Promise<void> {
  const svg = await readFile(DRAWING, 'utf8');
  const { favicon, appleTouch, small, large, maskable } = icons;
  const pictures = [];
  for (const size of favicon.sizes) {
    pictures.push({ size, png: await draw(page, svg, { size, mark: 1 }) });
  }
  await writeFile(join(folder, favicon.path), icoFile(pictures));
  const tiles: [{ path: string; size: number }, Omit<Tile, 'size'>][] = [
    [appleTouch, { mark: 0.66, ground: 'square' }],
    [small, { mark: 0.7, ground: 'rounded' }],
    [large, { mark: 0.7, ground: 'rounded' }],
    // A phone may cut away all but the middle 80 %.
    [maskable, { mark: 0.52, ground: 'square' }],
  ];
  for (const [{ path, size }, tile] of tiles) {
    await writeFile(join(folder, path), await draw(page, svg, { size, ...tile }));
  }
}
