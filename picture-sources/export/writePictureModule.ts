import { writeFile } from 'node:fs/promises';
import { fallbackWidth, widths } from './encode';

interface Shape {
  name: string;
  width: number;
  height: number;
}

const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const avif = (name: string, width: number) => `${camel(name)}Avif${width}`;
const webp = (name: string) => `${camel(name)}Webp`;

/** A picture as `PictureFiles` of shared-ui, at an indentation. */
function literal({ name, width, height }: Shape, indent: string): string {
  const across = Math.max(...widths);
  const lines = [
    `width: ${across},`,
    `height: ${Math.round((height * across) / width)},`,
    `widths: [${widths.join(', ')}],`,
    `avif: [${widths.map((one) => avif(name, one)).join(', ')}],`,
    `webp: ${webp(name)},`,
  ];
  return `{\n${lines.map((line) => `${indent}  ${line}\n`).join('')}${indent}}`;
}

/**
 * Writes the module through which an application's code reaches its pictures: it imports every file, so that the build
 * names each by its content. `folder` is where they lie, seen from the module; `only` exports a single picture.
 */
export async function writePictureModule(
  path: string,
  folder: string,
  shapes: readonly Shape[],
  doc: string,
  only?: string,
): Promise<void> {
  const imports = shapes.flatMap(({ name }) => [
    ...widths.map((one) => `import ${avif(name, one)} from '${folder}/${name}-${one}.avif';`),
    `import ${webp(name)} from '${folder}/${name}-${fallbackWidth}.webp';`,
  ]);
  const value = only
    ? `export const ${only}: PictureFiles = ${literal(shapes[0]!, '')};`
    : `export const pictures = {\n${shapes.map((shape) => `  '${shape.name}': ${literal(shape, '  ')},\n`).join('')}} as const satisfies Record<string, PictureFiles>;`;
  await writeFile(
    path,
    `// Written by \`npm run packshots -w picture-sources\`.\nimport type { PictureFiles } from '@site/shared-ui/Picture';\n${imports.join('\n')}\n\n/** ${doc} */\n${value}\n`,
  );
}
