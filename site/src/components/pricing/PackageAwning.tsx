import type { PackageShop } from './sitePackage.ts';

const CLOTH = {
  websites: '[--cloth:var(--color-tomato)]',
  advertising: '[--cloth:var(--color-pave)] [--cloth-b:var(--color-pave)]',
  ai: '[--cloth:var(--color-sky)]',
} satisfies Record<PackageShop, string>;

export const PackageAwning = ({ shop }: { shop: PackageShop }) => (
  <span className={`awning ${CLOTH[shop]}`} aria-hidden="true" />
);
