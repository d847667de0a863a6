import { Carousel, type Panel } from '../../islands/carousel/Carousel.tsx';
import { CARD_SIZES } from '../../islands/carousel/cardSizes.ts';
import type { BuiltPicture } from '../../pictures/buildPicture.ts';
import { CardPicture } from '../../pictures/CardPicture.tsx';
import { bindWords } from '../../typography/bindWords.ts';
import { ArrowLink } from '../ui/ArrowLink.tsx';
import { Card } from '../ui/Card.tsx';

interface Sample {
  title: string;
  kind: string;
  description: string;
  picture: BuiltPicture;
  pictureAlt: string;
  link: { href: string; text: string; label: string };
}

interface Props {
  label: string;
  panels: (Omit<Panel, 'cards'> & { samples: Sample[] })[];
}

/** Samples of AI pictures and videos, one tab for each. */
export function SampleCarousel({ label, panels }: Props) {
  return (
    <Carousel
      label={label}
      panels={panels.map(({ samples, ...panel }) => ({ ...panel, cards: samples.map(sampleCard) }))}
    />
  );
}

function sampleCard({ title, kind, description, picture, pictureAlt, link }: Sample) {
  return (
    <Card
      key={title}
      picture={<CardPicture picture={picture} path={null} alt={pictureAlt} sizes={CARD_SIZES} />}
      title={title}
      kind={kind}
      text={description}
    >
      <ArrowLink className="card-link" aria-label={link.label} href={link.href}>
        {bindWords(link.text)}
      </ArrowLink>
    </Card>
  );
}
