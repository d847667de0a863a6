import type { ContentTable } from '@vitrina/shared/contentTables.ts';
import type { ComponentType } from 'react';
import { ArticlePreview } from './ArticlePreview.tsx';
import type { BuiltWords, PreviewProps } from './builtWords.ts';
import { FaqPreview } from './FaqPreview.tsx';
import { PackagePreview } from './PackagePreview.tsx';
import { PricePreview } from './PricePreview.tsx';
import { ReviewPreview } from './ReviewPreview.tsx';
import { ServicePreview } from './ServicePreview.tsx';
import { StudioPreview } from './StudioPreview.tsx';
import { previewText } from './text.ts';
import { usePreviewed } from './usePreviewed.ts';

/** The previews of rows that are shown as part of a page, by table. */
const words: Partial<Record<ContentTable, ComponentType<PreviewProps>>> = {
  faqs: FaqPreview,
  testimonials: ReviewPreview,
  prices: PricePreview,
  packages: PackagePreview,
  studio_facts: StudioPreview,
};

/** Shows what somebody is writing in the console, drawn by the same components as the site's pages. */
export function Preview({ built }: { built: BuiltWords }) {
  const previewed = usePreviewed();
  if (previewed?.table === 'posts') return <ArticlePreview content={previewed.content} />;
  if (previewed?.table === 'services') return <ServicePreview previewed={previewed} built={built} />;
  const Words = previewed && words[previewed.table];
  if (!Words) return <p className="page-width py-section text-lead">{previewText.empty}</p>;
  return (
    <>
      <h1 className="sr-only">{previewText.title}</h1>
      <Words previewed={previewed} built={built} />
    </>
  );
}
