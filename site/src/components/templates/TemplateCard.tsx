import type { Template } from '../../data/templates.ts';
import { inquiryAddress } from '../../inquiryChoice.ts';
import { CardPicture, type CardPictureProps } from '../../pictures/CardPicture.tsx';
import { cardText } from '../../text.ts';
import { ArrowLink } from '../ui/ArrowLink.tsx';
import { Card } from '../ui/Card.tsx';

interface Props extends Pick<CardPictureProps, 'picture' | 'isFirst' | 'sizes'> {
  template: Template;
}

export function TemplateCard({ template, ...picture }: Props) {
  const { name, description, image_url, demo_url } = template;
  return (
    <Card
      picture={<CardPicture key={image_url} address={image_url} alt={cardText.picture(name)} {...picture} />}
      title={name}
      text={description}
    >
      <p className="mt-3 flex flex-wrap items-center gap-x-7">
        <ArrowLink href={demo_url} className="card-link mt-0" aria-label={cardText.demo(name)} isOutward>
          {cardText.openDemo}
        </ArrowLink>
        {/* On top of the link that covers the whole card. */}
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
