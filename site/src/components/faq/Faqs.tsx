import Plus from 'lucide-react/icons/plus';
import type { Faq } from '../../content/faqsWithPrices.ts';
import { BoundText } from '../../typography/BoundText.tsx';
import { faqText } from './text.ts';

interface Props {
  faqs: readonly Faq[];
  title?: string;
}

/** Questions that open without JavaScript, for the pages and for the preview. */
export function Faqs({ faqs, title = faqText.title }: Props) {
  return (
    <section
      className="page-width grid gap-x-gap gap-y-8 py-section lg:grid-cols-[5fr_6.5fr]"
      aria-labelledby="faq-title"
    >
      <h2 className="max-w-[8em]" id="faq-title">
        <BoundText isHeading>{title}</BoundText>
      </h2>
      <div className="border-t-4 border-ink">
        {faqs.map(({ question, answer }, index) => (
          <details
            key={index}
            className="group border-b border-edge print:details-content:[content-visibility:visible] print:details-content:h-auto"
            open={index === 0}
          >
            <summary className="flex cursor-pointer list-none items-center justify-between gap-5 py-5 [&::-webkit-details-marker]:hidden">
              <h3 className="text-h4">
                <BoundText isHeading>{question}</BoundText>
              </h3>
              <Plus size={24} className="transition-transform duration-(--dur-panel) group-open:rotate-45" />
            </summary>
            <p className="max-w-[40rem] pb-7">
              <BoundText>{answer}</BoundText>
            </p>
          </details>
        ))}
      </div>
    </section>
  );
}
