"""What the packs are made of. Every material is a Principled surface with the small faults of the real thing."""

import os

import bpy

from mesh import MM

LABELS = os.path.join(os.path.dirname(__file__), "..", "dist", "label")


def colour(code):
    """A colour like '#2b2780' as the linear values that Blender computes with."""

    def linear(value):
        return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4

    return tuple(linear(int(code[at : at + 2], 16) / 255) for at in (1, 3, 5)) + (1,)


class Nodes:
    """Shorthand for building one material: `add` makes a node, `set` puts a value or a link into its input."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.surface = self.tree.nodes["Principled BSDF"]

    def add(self, kind, inputs=None, **settings):
        node = self.tree.nodes.new(f"ShaderNode{kind}")
        for key, value in settings.items():
            setattr(node, key, value)
        for key, value in (inputs or {}).items():
            self.set(node, key, value)
        return node

    def set(self, node, key, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, node.inputs[key])
        else:
            node.inputs[key].default_value = value

    def surface_of(self, **inputs):
        for key, value in inputs.items():
            self.set(self.surface, key.replace("_", " "), value)

    def math(self, operation, a, b=0.0, clamp=False):
        return self.add("Math", {0: a, 1: b}, operation=operation, use_clamp=clamp).outputs[0]

    def mix(self, share, a, b):
        """Mixes two colours; shares and colours may be values or links."""
        node = self.add("MixRGB", {"Fac": share, "Color1": a, "Color2": b})
        return node.outputs["Color"]

    def between(self, value, low, high):
        """Maps 0..1 to low..high."""
        return self.add(
            "MapRange", {"Value": value, "To Min": low, "To Max": high}
        ).outputs["Result"]

    def local(self):
        return self.add("TexCoord").outputs["Object"]

    def noise(self, scale, detail=3.0, where=None):
        """Noise whose grains are about 1/scale cm wide."""
        return self.add(
            "TexNoise", {"Vector": where or self.local(), "Scale": scale, "Detail": detail}
        ).outputs["Fac"]

    def bump(self, height, depth, strength=1.0, under=None):
        """Relief of `depth` mm, on top of the relief `under`."""
        inputs = {"Height": height, "Distance": depth * MM, "Strength": strength}
        if under:
            inputs["Normal"] = under
        return self.add("Bump", inputs).outputs["Normal"]

    def picture(self, name, where, is_data=False):
        path = os.path.join(LABELS, f"{name}.png")
        image = bpy.data.images.load(path, check_existing=True)
        if is_data:
            image.colorspace_settings.name = "Non-Color"
        return self.add(
            "TexImage", {"Vector": where}, image=image, extension="EXTEND", interpolation="Cubic"
        )

    def plane(self, across, up, width, height, origin=(0.5, 0.0)):
        """Coordinates of a flat print: the axes of the object that run across and up it, its size in mm."""
        axes = self.add("SeparateXYZ", {"Vector": self.local()})
        sign = -1 if across.startswith("-") else 1
        u = self.math("MULTIPLY", axes.outputs[across.lstrip("-")], sign / (width * MM))
        v = self.math("MULTIPLY", axes.outputs[up], 1 / (height * MM))
        u = self.math("ADD", u, origin[0])
        v = self.math("ADD", v, origin[1])
        return self.add("CombineXYZ", {"X": u, "Y": v}).outputs["Vector"]

    def worn_edges(self, radius, amount):
        """1 where an edge has been rubbed, in patches."""
        soft = self.add("Bevel", {"Radius": radius * MM}, samples=2).outputs["Normal"]
        flat = self.add("NewGeometry").outputs["Normal"]
        turn = self.add("VectorMath", {0: soft, 1: flat}, operation="DOT_PRODUCT").outputs["Value"]
        edge = self.math("MULTIPLY", self.math("SUBTRACT", 1.0, turn), 6.0, clamp=True)
        patches = self.math("MULTIPLY", self.math("SUBTRACT", self.noise(14, 6), 0.46), 5.0, clamp=True)
        return self.math("MULTIPLY", self.math("MULTIPLY", edge, patches), amount)


def printed_board(name, art, axes, size, origin=(0.5, 0.0)):
    """Coated board of a carton with its print, embossing, foil and varnish."""
    n = Nodes(name)
    where = n.plane(*axes, *size, origin)
    ink = n.picture(f"{art}-print", where).outputs["Color"]
    finish = n.add(
        "SeparateRGB", {"Image": n.picture(f"{art}-finish", where, True).outputs["Color"]}
    )
    relief, foil, varnish = finish.outputs
    smudge = n.noise(1.3, 4)
    roughness = n.between(smudge, 0.33, 0.46)
    roughness = n.mix(varnish, roughness, n.between(smudge, 0.17, 0.27))
    roughness = n.mix(foil, roughness, (0.24, 0.24, 0.24, 1))
    wear = n.worn_edges(0.55, 0.32)
    fibre = n.bump(n.noise(60, 2), 0.012, 0.5)
    n.surface_of(
        Base_Color=n.mix(wear, ink, colour("#efeef6")),
        Roughness=n.math("ADD", roughness, n.math("MULTIPLY", wear, 0.3)),
        Metallic=foil,
        Specular=0.45,
        Clearcoat=n.math("MULTIPLY", varnish, 0.35),
        Clearcoat_Roughness=0.12,
        Normal=n.bump(relief, 0.26, 0.9, fibre),
    )
    return n.material


def plain_board(name="board", shade="#f4f4fb"):
    """The unprinted parts of a carton."""
    n = Nodes(name)
    n.surface_of(Base_Color=colour(shade), Roughness=0.55, Normal=n.bump(n.noise(60, 2), 0.02, 0.5))
    return n.material


def coat(size):
    """The tablets' film coat, with letters pressed in."""
    n = Nodes("coat")
    width, height = size
    where = n.plane("X", "Y", width, height, (0.5, 0.5))
    letters = n.add(
        "SeparateRGB", {"Image": n.picture("tablet-finish", where, True).outputs["Color"]}
    ).outputs["R"]
    tone = n.noise(2.2, 4)
    skin = n.bump(n.noise(22, 3), 0.03, 0.5)
    base = n.mix(tone, colour("#2c2788"), colour("#3a34a2"))
    n.surface_of(
        Base_Color=n.mix(letters, base, colour("#25207a")),
        Roughness=n.between(n.noise(3.5, 3), 0.3, 0.42),
        Specular=0.5,
        Clearcoat=0.8,
        Clearcoat_Roughness=0.13,
        Normal=n.bump(n.math("MULTIPLY", letters, -1.0), 0.3, 0.9, skin),
    )
    return n.material


def foil(size, print_name=None):
    """The strip's aluminium, knurled by the sealing plate. With `print_name` it is the printed back."""
    n = Nodes("foil")
    width, height = size
    axes = n.add("SeparateXYZ", {"Vector": n.local()})
    pitch = 2 * 3.14159 / (1.15 * MM)
    diagonal = n.math("ADD", axes.outputs["X"], axes.outputs["Y"])
    other = n.math("SUBTRACT", axes.outputs["X"], axes.outputs["Y"])
    knurl = n.math(
        "MULTIPLY",
        n.math("SINE", n.math("MULTIPLY", diagonal, pitch * 0.7)),
        n.math("SINE", n.math("MULTIPLY", other, pitch * 0.7)),
    )
    crinkle = n.bump(n.noise(1.6, 5), 0.55, 0.5)
    relief = n.bump(knurl, 0.05, 0.5, crinkle)
    base, metal, rough = colour("#d3d6e2"), 1.0, n.between(n.noise(4, 4), 0.2, 0.36)
    if print_name:
        where = n.plane("-X", "Y", width, height, (0.5, 0.5))
        ink = n.picture(f"{print_name}-print", where)
        base = n.mix(ink.outputs["Alpha"], base, ink.outputs["Color"])
        metal = n.math("SUBTRACT", 1.0, n.math("MULTIPLY", ink.outputs["Alpha"], 0.85))
    else:
        where = n.plane("X", "Y", width, height, (0.5, 0.5))
        stamp = n.picture("blister-front-finish", where, True).outputs["Color"]
        relief = n.bump(stamp, 0.35, 0.9, relief)
    n.surface_of(Base_Color=base, Metallic=metal, Roughness=rough, Normal=relief)
    return n.material


def clear_film():
    """Thin clear PVC: lets light through and mirrors it at a flat angle. No refraction, as a film has none to see."""
    n = Nodes("film")
    waves = n.bump(n.noise(3.2, 2), 0.08, 0.5)
    shine = n.add("BsdfGlossy", {"Roughness": 0.07, "Normal": waves, "Color": (1, 1, 1, 1)})
    through = n.add("BsdfTransparent", {"Color": (0.955, 0.96, 0.975, 1)})
    share = n.add("Fresnel", {"IOR": 1.5, "Normal": waves}).outputs["Fac"]
    # From below there is no second surface that could throw light back at the foil.
    outside = n.math("SUBTRACT", 1.0, n.add("NewGeometry").outputs["Backfacing"])
    share = n.math("MULTIPLY", n.math("MULTIPLY", share, 1.35), outside, clamp=True)
    mixed = n.add("MixShader", {"Fac": share, 1: through.outputs[0], 2: shine.outputs[0]})
    n.tree.links.new(mixed.outputs[0], n.tree.nodes["Material Output"].inputs["Surface"])
    return n.material


def laminate(height, crimp):
    """The tube's printed wall: satin plastic, foil line, and ridges in the uppermost `crimp` mm."""
    n = Nodes("laminate")
    where = n.add("TexCoord").outputs["UV"]
    ink = n.picture("tube-sheet-print", where).outputs["Color"]
    finish = n.add(
        "SeparateRGB", {"Image": n.picture("tube-sheet-finish", where, True).outputs["Color"]}
    )
    relief, metal, varnish = finish.outputs
    axes = n.add("SeparateXYZ", {"Vector": n.local()})
    in_crimp = n.math("GREATER_THAN", axes.outputs["Z"], (height - crimp) * MM)
    ridges = n.math("SINE", n.math("MULTIPLY", axes.outputs["X"], 2 * 3.14159 / (1.3 * MM)))
    ridges = n.math("MULTIPLY", ridges, in_crimp)
    smudge = n.noise(1.1, 4)
    roughness = n.mix(varnish, n.between(smudge, 0.34, 0.44), n.between(smudge, 0.24, 0.34))
    roughness = n.mix(metal, roughness, (0.25, 0.25, 0.25, 1))
    skin = n.bump(n.noise(1.2, 2), 0.25, 0.25)
    n.surface_of(
        Base_Color=ink,
        Roughness=roughness,
        Metallic=metal,
        Specular=0.5,
        Clearcoat=0.5,
        Clearcoat_Roughness=0.16,
        Normal=n.bump(relief, 0.12, 0.7, n.bump(ridges, 0.14, 0.7, skin)),
    )
    return n.material


def plastic(name, shade, roughness=0.3):
    """Moulded plastic with faint handling marks."""
    n = Nodes(name)
    n.surface_of(
        Base_Color=colour(shade),
        Roughness=n.between(n.noise(2.0, 5), roughness - 0.07, roughness + 0.09),
        Specular=0.5,
        Clearcoat=0.15,
        Normal=n.bump(n.noise(14, 2), 0.02, 0.4),
    )
    return n.material


def cream():
    """The cream: satin, and nearly white."""
    n = Nodes("cream")
    n.surface_of(
        Base_Color=colour("#fff1e7"),
        Roughness=n.between(n.noise(2.5, 3), 0.26, 0.38),
        Specular=0.5,
        Normal=n.bump(n.noise(5, 2), 0.04, 0.3),
    )
    return n.material
