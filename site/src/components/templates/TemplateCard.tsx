import type { Template } from '../../data/templates.ts';
import { inquiryAddress } from '../../inquiryAddress.ts';
import { CardPicture, type CardPictureProps } from '../../pictures/CardPicture.tsx';
import { cardText } from '../../text.ts';
import { bindWords } from '../../typography/bindWords.ts';
import { ArrowLink } from '../ui/ArrowLink.tsx';

interface Props extends Pick<CardPictureProps, 'picture' | 'isFirst' | 'sizes'> {
  template: Template;
}

export function TemplateCard({ template, ...picture }: Props) {
  const { name, description, image_url, demo_url } = template;
  return (
    <li className="card">
      <div className="pane">
        <CardPicture key={image_url} address={image_url} alt={cardText.picture(name)} {...picture} />
      </div>
      <div className="sill" />
      <h3>{bindWords(name)}</h3>
      <p className="card-text">{bindWords(description)}</p>
      <p className="card-links">
        <ArrowLink href={demo_url} className="card-link" aria-label={cardText.demo(name)} isOutward>
          {cardText.openDemo}
        </ArrowLink>
        <ArrowLink href={inquiryAddress(name)} className="wanted" aria-label={cardText.wanted(name)}>
          {cardText.want}
        </ArrowLink>
      </p>
    </li>
  );
}
