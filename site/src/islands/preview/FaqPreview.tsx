import { Faqs } from '../../components/faq/Faqs.tsx';
import { withNamedPrices } from '../../content/namedPrices.ts';
import { type PreviewProps, said } from './builtWords.ts';
import { previewText } from './text.ts';

/** A question that may be unfinished, with the prices that its answer names. */
export function FaqPreview({ previewed: { content }, built: { prices, studio } }: PreviewProps) {
  const faq = {
    question: said(content.question).trim() || previewText.untitled,
    answer: withNamedPrices(said(content.answer), prices, studio),
  };
  return <Faqs faqs={[faq]} />;
}
