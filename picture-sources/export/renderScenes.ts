import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const INSTALL = 'The packs are rendered with Blender 3.4: on Debian, apt-get install blender.';

interface Rendering {
  /** Takes `NAME.png` and its guides. */
  folder: string;
  names: readonly string[];
  /** Rays per pixel. */
  samples: number;
  /** 1 is the full size, 0.4 a preview. */
  scale: number;
}

/** Renders scenes with Debian's Blender, one after the other. Rejects when there is no Blender, or when a scene fails. */
export function renderScenes({ folder, names, samples, scale }: Rendering): Promise<void> {
  const script = join(import.meta.dirname, '../scenes/render.py');
  const own = [folder, String(samples), String(scale), ...names];
  const options = ['-b', '--factory-startup', '--python-exit-code', '1', '-P', script, '--'];
  return new Promise((resolve, reject) => {
    const blender = spawn('blender', [...options, ...own], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    createInterface({ input: blender.stdout }).on('line', (line) => {
      if (line.startsWith('rendered ') || /error/i.test(line)) console.log(line);
    });
    blender.on('error', (cause) => reject(new Error(INSTALL, { cause })));
    blender.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`Blender ended with ${code}.`)),
    );
  });
}
