import { ServicePage } from '../../components/services/ServicePage.tsx';
import { faqWithPrices } from '../../content/namedPrices.ts';
import { serviceShops } from '../../content/serviceShops.ts';
import { unmeasured } from '../../pictures/unmeasured.ts';
import { BuiltPart } from './BuiltPart.tsx';
import { listed, type PreviewProps, said } from './builtWords.ts';
import { previewText } from './text.ts';

/** The preview of the whole page of a service, which may be unfinished. */
export function ServicePreview({ previewed: { key, content }, built: { prices, studio } }: PreviewProps) {
  const shop = serviceShops.find(({ id }) => id === key);
  const item = prices.find(({ id }) => id === shop?.price);
  if (!shop || !item) return null;
  const service = {
    ...shop,
    title: titled(content.title),
    sign: said(content.sign),
    summary: said(content.summary),
    description: said(content.description),
    long_description: said(content.long_description),
    display: {
      picture: pictureAt(content.display),
      alt: said(content.display_alt),
      address: said(content.display_address) || null,
    },
    features: listed(content.features).map(said),
    gallery_title: titled(content.gallery_title),
    gallery: listed<'picture' | 'alt' | 'caption'>(content.gallery).map((shown) => ({
      picture: pictureAt(shown?.picture),
      alt: said(shown?.alt),
      caption: said(shown?.caption),
    })),
    faqs: listed<'question' | 'answer'>(content.faqs).map((faq) =>
      faqWithPrices({ question: titled(faq?.question), answer: said(faq?.answer) }, prices, studio),
    ),
    closing_title: titled(content.closing_title),
    closing_text: said(content.closing_text),
  };
  return (
    <ServicePage
      service={service}
      item={item}
      studio={studio}
      trades={shop.id === 'templates' && <BuiltPart id="trades" />}
      neighbours={<BuiltPart id={`neighbours-${shop.id}`} />}
    />
  );
}

const titled = (value: unknown) => said(value).trim() || previewText.untitled;

/** The picture as it was uploaded, because no smaller sizes exist yet. */
const pictureAt = (path: unknown) => unmeasured(said(path) || null);
