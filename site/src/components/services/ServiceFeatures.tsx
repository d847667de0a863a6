import { BoundText } from '../../typography/BoundText.tsx';
import { serviceText } from './text.ts';

interface Props {
  features: readonly string[];
  title?: string;
}

export function ServiceFeatures({ features, title = serviceText.features }: Props) {
  return (
    <section className="page-width py-section" aria-labelledby="features-title">
      <h2 className="mb-block" id="features-title">
        <BoundText isHeading>{title}</BoundText>
      </h2>
      <ol className="grid md:grid-cols-2 md:gap-x-[clamp(2rem,5vw,4rem)]">
        {features.map((feature, index) => (
          <li
            key={index}
            className="grid grid-cols-[2.75rem_1fr] items-baseline border-t border-edge py-4 text-[clamp(1rem,0.95rem+0.2vw,1.125rem)] font-medium"
          >
            <span
              className="font-display text-[1.375rem] leading-none font-extrabold text-muted tabular-nums"
              aria-hidden="true"
            >
              {index + 1}
            </span>
            <span>
              <BoundText>{feature}</BoundText>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
