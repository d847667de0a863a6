import { Faqs } from '../../components/faq/Faqs.tsx';
import { withNamedPrices } from '../../content/namedPrices.ts';
import { type PreviewProps, said } from './builtWords.ts';
import { previewText } from './text.ts';

/** The preview of a question, which may be unfinished, with the prices in its answer. */
export function FaqPreview({ previewed: { content }, built: { prices, studio } }: PreviewProps) {
  const faq = {
    question: said(content.question).trim() || previewText.untitled,
    answer: withNamedPrices(said(content.answer), prices, studio),
  };
  return <Faqs faqs={[faq]} />;
}
