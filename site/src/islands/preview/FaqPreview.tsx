import { Faqs } from '../../components/faq/Faqs.tsx';
import { faqWithPrices } from '../../content/namedPrices.ts';
import { type PreviewProps, said } from './builtWords.ts';
import { previewText } from './text.ts';

/** The preview of a question, which may be unfinished, with the prices that it names. */
export function FaqPreview({ previewed: { content }, built: { prices, studio } }: PreviewProps) {
  const faq = {
    question: said(content.question).trim() || previewText.untitled,
    answer: said(content.answer),
  };
  return <Faqs faqs={[faqWithPrices(faq, prices, studio)]} />;
}
