"""
Renders pictures. Run by `npm run packshots -w picture-sources`:
blender -b --factory-startup -t 2 -P render.py -- FOLDER SAMPLES SCALE NAME...
"""

import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy  # noqa: E402

import pictures  # noqa: E402
import studio  # noqa: E402
import tablet  # noqa: E402

folder, samples, scale, *names = sys.argv[sys.argv.index("--") + 1 :]

for name in names:
    began = time.time()
    studio.empty_scene()
    tablet.forget()
    width, height = pictures.size(name)
    studio.settings(round(width * float(scale)), round(height * float(scale)), int(samples), 2)
    pictures.build(name)
    studio.guides(folder, name)
    built = time.time()
    bpy.context.scene.render.filepath = os.path.join(folder, f"{name}.png")
    bpy.ops.render.render(write_still=True)
    for guide in ("albedo", "normal", "packs"):
        # Blender numbers the files of its compositor by frame.
        os.replace(os.path.join(folder, f"{name}-{guide}-0001.png"), os.path.join(folder, f"{name}-{guide}.png"))
    print(f"rendered {name}: {built - began:.0f} s to build, {time.time() - built:.0f} s to render", flush=True)
