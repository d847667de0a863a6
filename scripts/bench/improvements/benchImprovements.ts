import type { BenchProduct } from '../benchProduct.ts';
import type { Figure } from '../Figure.ts';
import { copyCheckout } from './checkoutCopy.ts';
import { benchPagesWithout } from './pagesWithout.ts';
import { benchRebuilds } from './rebuilds.ts';
import { benchSearch } from './search.ts';
import { benchStatements } from './statements.ts';

/** What made the product fast, one by one: with it, and with it alone undone in a copy of the checkout. */
export async function benchImprovements(product: BenchProduct): Promise<Figure[]> {
  const copy = await copyCheckout();
  try {
    return [
      ...(await benchPagesWithout(product, copy)),
      ...(await benchSearch(product)),
      ...(await benchStatements(copy)),
      ...(await benchRebuilds(product, copy)),
    ];
  } finally {
    await copy.remove();
  }
}
