import { ArticlePreview } from './ArticlePreview.tsx';
import { previewText } from './text.ts';
import { usePreviewed } from './usePreviewed.ts';

/** What somebody is writing in the console, as the site will show it: drawn by the components of its pages. */
export function Preview() {
  const previewed = usePreviewed();
  if (previewed?.table === 'posts') return <ArticlePreview content={previewed.content} />;
  return <p className="page-width py-section text-lead">{previewText.empty}</p>;
}
