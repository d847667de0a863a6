import type { Testimonial } from '../../data/fetchRows.ts';
import { BoundText } from '../../typography/BoundText.tsx';
import { Stars } from './Stars.tsx';
import { reviewText } from './text.ts';

type Review = Pick<Testimonial, 'name' | 'company' | 'quote' | 'rating' | 'is_sample'>;

/** The reviews, for the home page and for the preview. */
export function Reviews({ reviews }: { reviews: readonly Review[] }) {
  const areSamples = reviews.every(({ is_sample }) => is_sample);
  return (
    <section className="later [--height:68rem] py-section page-width" aria-labelledby="reviews-title">
      <h2 id="reviews-title" className="mb-4">
        <BoundText isHeading>{reviewText.title}</BoundText>{' '}
        <s className="text-muted line-through decoration-tomato decoration-[0.07em]">
          <BoundText isHeading>{reviewText.titleStruck}</BoundText>
        </s>
      </h2>
      {areSamples && (
        <p className="text-muted">
          <BoundText>{reviewText.samples}</BoundText>
        </p>
      )}
      <ol className="mt-[calc(var(--spacing-block)-0.5rem)] border-t-4 border-ink">
        {reviews.map(({ name, company, quote, rating, is_sample }, index) => (
          <li key={index} className="border-b border-edge py-9">
            <figure className="grid gap-4 lg:grid-cols-[5.5rem_1fr_15.625rem]">
              <span
                className="font-display text-[1.75rem]/[1.4] font-medium text-muted max-lg:hidden"
                aria-hidden="true"
              >
                {index + 1}
              </span>
              <blockquote className="max-w-[46rem] pl-[0.36em] indent-[-0.36em] font-display text-[clamp(1.625rem,1.3rem+1.6vw,2.75rem)]/[1.18] font-[650] text-pretty">
                <BoundText>{reviewText.quoted(quote)}</BoundText>
              </blockquote>
              <figcaption className="grid content-start gap-0.5 leading-[1.4]">
                <Stars rating={rating} />
                <b>
                  <BoundText>{name}</BoundText>
                </b>
                {company && (
                  <span className="text-small/[1.4]">
                    <BoundText>{company}</BoundText>
                  </span>
                )}
                {is_sample && !areSamples && (
                  <span className="text-small/[1.4] text-muted">{reviewText.sample}</span>
                )}
              </figcaption>
            </figure>
          </li>
        ))}
      </ol>
    </section>
  );
}
