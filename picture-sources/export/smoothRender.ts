import sharp from 'sharp';

/** A picture as numbers: `channels` values of 0 to 1 per pixel, row by row. */
interface Plane {
  data: Float32Array;
  width: number;
  height: number;
}

type Pixel = [red: number, green: number, blue: number, alpha: number];

/** The alpha from which on a pixel shows nothing of the ground. */
const SOLID = 0.995;

/** Half the width of the window that is looked at around a pixel, in pixels of a picture 1200 wide. */
const REACH = 7;
/** How far the ground's shadow is smoothed: near a pack and away from it. */
const SHADOW_NEAR = 3;
const SHADOW_FAR = 16;
/** Shadows take a breath of the brand's indigo, as on any real table they take the room's colour. */
const SHADOW_COLOUR = [0.07, 0.065, 0.17] as const;

/** How much brighter the render is developed, so that white board is as white as a page's card. */
const EXPOSURE = 1.17;

/** A value of sRGB, made brighter as a longer exposure makes it. */
function exposed(value: number): number {
  const linear = value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  const more = Math.min(1, linear * EXPOSURE);
  return more <= 0.0031308 ? more * 12.92 : 1.055 * more ** (1 / 2.4) - 0.055;
}

async function read(file: string, channels: 3 | 4): Promise<Plane> {
  const image = sharp(file).toColourspace('rgb16');
  const { data, info } = await (channels === 4 ? image.ensureAlpha() : image.removeAlpha())
    .raw({ depth: 'ushort' })
    .toBuffer({ resolveWithObject: true });
  const values = new Uint16Array(data.buffer, data.byteOffset, data.byteLength / 2);
  return {
    data: Float32Array.from(values, (value) => value / 65535),
    width: info.width,
    height: info.height,
  };
}

/** Distance of every pixel of the ground to the nearest pack, in pixels, by two sweeps. */
function distances(isPack: Uint8Array, width: number, height: number): Float32Array {
  const far = Float32Array.from(isPack, (pack) => (pack ? 0 : 1e6));
  const relax = (at: number, x: number, y: number, dx: number, dy: number) => {
    if (x + dx < 0 || x + dx >= width || y + dy < 0 || y + dy >= height) return;
    const next = far[at + dy * width + dx]! + Math.hypot(dx, dy);
    if (next < far[at]!) far[at] = next;
  };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (const [dx, dy] of [
        [-1, 0],
        [0, -1],
        [-1, -1],
        [1, -1],
      ] as const)
        relax(y * width + x, x, y, dx, dy);
  for (let y = height - 1; y >= 0; y--)
    for (let x = width - 1; x >= 0; x--)
      for (const [dx, dy] of [
        [1, 0],
        [0, 1],
        [1, 1],
        [-1, 1],
      ] as const)
        relax(y * width + x, x, y, dx, dy);
  return far;
}

/** Mean of the 3 by 3 pixels around each pixel of a pack: what colours are compared by, since single ones are noise. */
function calmed({ data, width, height }: Plane, isPack: Uint8Array): Float32Array {
  const out = new Float32Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      if (!isPack[at]) continue;
      let count = 0;
      for (let v = Math.max(0, y - 1); v <= Math.min(height - 1, y + 1); v++) {
        for (let u = Math.max(0, x - 1); u <= Math.min(width - 1, x + 1); u++) {
          const other = v * width + u;
          if (!isPack[other]) continue;
          count++;
          for (let c = 0; c < 3; c++) out[at * 3 + c]! += data[other * 4 + c]!;
        }
      }
      for (let c = 0; c < 3; c++) out[at * 3 + c]! /= count;
    }
  }
  return out;
}

/**
 * Takes the grain of few samples out of a render. On packs a pixel becomes the mean of those around it that have the
 * same print, the same slope and nearly the same light, so letters, edges and reflections stay; on the ground
 * the shadow's alpha is smoothed, the more the further from a pack, and fades out before the picture ends.
 * Takes the path of `NAME.png`, beside which `NAME-albedo.png`, `NAME-normal.png` and `NAME-packs.png` lie; gives 8 bits RGBA.
 */
export async function smoothRender(
  path: string,
): Promise<{ data: Buffer; width: number; height: number }> {
  const beside = (guide: string) => path.replace(/\.png$/, `-${guide}.png`);
  const image = await read(path, 4);
  const [albedo, normal, packs] = await Promise.all(
    ['albedo', 'normal', 'packs'].map((guide) => read(beside(guide), 3)),
  );
  const { width, height } = image;
  const isPack = new Uint8Array(width * height);
  for (let at = 0; at < isPack.length; at++) isPack[at] = packs!.data[at * 3]! > 0.5 ? 1 : 0;
  const away = distances(isPack, width, height);
  const calm = calmed(image, isPack);
  const out = Buffer.alloc(width * height * 4);
  const scale = width / 1200;
  const reach = Math.max(2, Math.round(REACH * scale));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const ground = () => groundPixel(image, away, x, y, scale);
      const pixel =
        edgePixel(image, isPack, x, y, ground) ??
        (isPack[at]
          ? packPixel(image, calm, albedo!.data, normal!.data, isPack, x, y, reach)
          : ground());
      for (let c = 0; c < 3; c++) out[at * 4 + c] = Math.round(exposed(pixel[c]!) * 255);
      out[at * 4 + 3] = Math.round(Math.min(1, pixel[3]) * 255);
    }
  }
  return { data: out, width, height };
}

function packPixel(
  { data, width, height }: Plane,
  calm: Float32Array,
  albedo: Float32Array,
  normal: Float32Array,
  isPack: Uint8Array,
  x: number,
  y: number,
  reach: number,
): Pixel {
  const at = y * width + x;
  const alpha = data[at * 4 + 3]!;
  // Clear film over the ground stays as it is.
  if (alpha < SOLID) return [data[at * 4]!, data[at * 4 + 1]!, data[at * 4 + 2]!, alpha];
  let r = 0,
    g = 0,
    b = 0,
    sum = 0;
  for (let v = Math.max(0, y - reach); v <= Math.min(height - 1, y + reach); v++) {
    for (let u = Math.max(0, x - reach); u <= Math.min(width - 1, x + reach); u++) {
      const other = v * width + u;
      if (!isPack[other] || data[other * 4 + 3]! < SOLID) continue;
      let print = 0,
        slope = 0,
        light = 0;
      for (let c = 0; c < 3; c++) {
        print += (albedo[at * 3 + c]! - albedo[other * 3 + c]!) ** 2;
        slope += (normal[at * 3 + c]! - normal[other * 3 + c]!) ** 2;
        light += (calm[at * 3 + c]! - calm[other * 3 + c]!) ** 2;
      }
      const near = ((u - x) ** 2 + (v - y) ** 2) / (reach * reach * 0.5);
      const weight = Math.exp(-print / 0.0009 - slope / 0.0016 - light / 0.0035 - near);
      r += weight * data[other * 4]!;
      g += weight * data[other * 4 + 1]!;
      b += weight * data[other * 4 + 2]!;
      sum += weight;
    }
  }
  return [r / sum, g / sum, b / sum, alpha];
}

/**
 * A pixel where a pack ends: as much of it as the mask says in the colour of the pack beside it, the rest shadow. What few
 * samples say of such a pixel are dark speckles. Undefined for every other pixel.
 */
function edgePixel(
  { data, width, height }: Plane,
  isPack: Uint8Array,
  x: number,
  y: number,
  ground: () => Pixel,
): Pixel | undefined {
  let cover = 0,
    solid = 0;
  const sum = [0, 0, 0];
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      const [u, v] = [x + dx, y + dy];
      if (u < 0 || v < 0 || u >= width || v >= height) continue;
      const other = v * width + u;
      const weight = ((2 - Math.abs(dx)) * (2 - Math.abs(dy))) / 16;
      if (isPack[other]) cover += weight;
      if (!isPack[other] || data[other * 4 + 3]! < SOLID) continue;
      solid += weight;
      for (let c = 0; c < 3; c++) sum[c]! += weight * data[other * 4 + c]!;
    }
  }
  if (cover === 1 || solid === 0 || cover === 0) return undefined;
  const [, , , shade] = ground();
  // In the light its own alpha is the finer measure of how much of it is pack.
  const own = Math.max(0, (data[(y * width + x) * 4 + 3]! - shade) / (1 - shade));
  const share = shade < 0.25 ? own : cover;
  const alpha = share + (1 - share) * shade;
  if (alpha === 0) return [...SHADOW_COLOUR, 0];
  const part = share / alpha;
  const mixed = sum.map((value, c) => (value / solid) * part + SHADOW_COLOUR[c]! * (1 - part));
  return [mixed[0]!, mixed[1]!, mixed[2]!, alpha];
}

function groundPixel(
  { data, width, height }: Plane,
  distance: Float32Array,
  x: number,
  y: number,
  scale: number,
): Pixel {
  const away = distance[y * width + x]!;
  const sigma = Math.min(SHADOW_FAR, SHADOW_NEAR + away * 0.12) * scale;
  const reach = Math.ceil(sigma * 2);
  const step = Math.max(1, Math.floor(sigma / 4));
  let alpha = 0,
    sum = 0;
  for (let v = Math.max(0, y - reach); v <= Math.min(height - 1, y + reach); v += step) {
    for (let u = Math.max(0, x - reach); u <= Math.min(width - 1, x + reach); u += step) {
      const other = v * width + u;
      // Beside a pack a pixel holds some of its edge.
      if (distance[other]! < 2) continue;
      const weight = Math.exp(-((u - x) ** 2 + (v - y) ** 2) / (2 * sigma * sigma));
      alpha += weight * data[other * 4 + 3]!;
      sum += weight;
    }
  }
  const border = Math.min(x, y, width - 1 - x, height - 1 - y) / (0.08 * width);
  const inside = border >= 1 ? 1 : border * border * (3 - 2 * border);
  const grounded = Math.exp(-((away / (0.15 * width)) ** 2));
  // The faintest veil would only show where it ends.
  const shade = Math.max(0, alpha / (sum || 1) - 0.015) * inside * grounded;
  return [...SHADOW_COLOUR, shade];
}
