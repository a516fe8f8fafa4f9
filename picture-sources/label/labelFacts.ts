import { readFile } from 'node:fs/promises';
import { brand } from '@site/company/brand';
import { productOf, type ProductId } from '@site/company/products';
import { exportedFile } from '@site/tooling/workspace';

/** What a product's pack says, all of it from `brand.json` and the product's content file. */
export interface LabelFacts {
  /** The brand alone: `{product}`. */
  brandName: string;
  company: string;
  /** The product's own word behind the brand: "Forte". */
  variant: string;
  actives: readonly { name: string; amount?: string }[];
  /** The line that the law or the product asks for on every pack. */
  labelLine: string;
}

interface ContentFile {
  labelLine: string;
  composition: { rows: readonly { active: string; amount?: string }[] };
}

/** Reads the facts for a product's label. */
export async function labelFacts(id: ProductId): Promise<LabelFacts> {
  const file = exportedFile(`@site/remote-products/content/${id}.json`);
  const { labelLine, composition } = JSON.parse(await readFile(file, 'utf8')) as ContentFile;
  return {
    brandName: brand.product,
    company: brand.company,
    variant: productOf(id).name.slice(brand.product.length + 1),
    actives: composition.rows.map(({ active, amount }) => ({
      name: active,
      ...(amount && { amount }),
    })),
    labelLine,
  };
}
