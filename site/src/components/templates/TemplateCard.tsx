import type { Template } from '../../data/fetchRows.ts';
import { inquiryAddress } from '../../inquiryChoice.ts';
import { CardPicture, type CardPictureProps } from '../../pictures/CardPicture.tsx';
import { cardText } from '../../text.ts';
import { ArrowLink } from '../ui/ArrowLink.tsx';
import { Card } from '../ui/Card.tsx';
import type { TemplateTrade } from './templateTrades.ts';

interface Props extends Pick<CardPictureProps, 'picture' | 'isFirst' | 'sizes'> {
  template: Template;
  /** The trade that it is made for; its page is linked. */
  trade?: TemplateTrade | undefined;
}

export function TemplateCard({ template, trade, ...picture }: Props) {
  const { name, description, image_url, demo_url } = template;
  return (
    <Card
      picture={<CardPicture key={image_url} path={image_url} alt={cardText.picture(name)} {...picture} />}
      title={name}
      kind={
        trade && (
          // Above the link that covers the whole card.
          <a
            className="relative z-1 inline-flex min-h-tap items-center text-body font-semibold text-link underline decoration-underline decoration-2 underline-offset-4"
            href={trade.href}
          >
            {trade.title}
          </a>
        )
      }
      trade={trade?.id}
      text={description}
    >
      <p className="mt-3 flex flex-wrap items-center gap-x-7">
        <ArrowLink href={demo_url} className="card-link mt-0" aria-label={cardText.demo(name)} isOutward>
          {cardText.openDemo}
        </ArrowLink>
        <ArrowLink
          href={inquiryAddress({ template: name })}
          className="relative z-1"
          aria-label={cardText.wanted(name)}
        >
          {cardText.want}
        </ArrowLink>
      </p>
    </Card>
  );
}
