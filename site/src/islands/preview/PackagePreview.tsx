import { Packages } from '../../components/pricing/Packages.tsx';
import { type PackageRow, packagesOf } from '../../components/pricing/sitePackage.ts';
import type { PreviewProps } from './builtWords.ts';

/** The preview of a package, which may be unfinished, beside the others. If it is recommended, the others are not. */
export function PackagePreview({ previewed: { key, content }, built }: PreviewProps) {
  const { packages, prices, studio } = built;
  const written = content as Partial<PackageRow>;
  const rows = packages.map((row) => ({
    ...row,
    ...(row.id === key
      ? { ...written, rows: { ...row.rows, ...written.rows } }
      : written.is_recommended && { is_recommended: false }),
  }));
  return <Packages packages={packagesOf(rows, prices)} studio={studio} />;
}
