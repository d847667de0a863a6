import { Reviews } from '../../components/home/Reviews.tsx';
import { type PreviewProps, said, withWritten } from './builtWords.ts';

/** The preview of a review, which may be unfinished, among the others. */
export function ReviewPreview({ previewed, built: { reviews } }: PreviewProps) {
  const { content } = previewed;
  return (
    <Reviews
      reviews={withWritten(reviews, previewed, (row) => ({
        ...{ id: '', order_index: 0, ...row },
        name: said(content.name),
        company: said(content.company) || null,
        quote: said(content.quote),
        rating: Number(content.rating ?? 0),
        is_sample: content.is_sample === true,
      }))}
    />
  );
}
