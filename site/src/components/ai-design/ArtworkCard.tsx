import type { GalleryImage } from '../../data/fetchRows.ts';
import { CardPicture, type CardPictureProps } from '../../pictures/CardPicture.tsx';
import { cardText } from '../../text.ts';
import { Card } from '../ui/Card.tsx';

interface Props extends Pick<CardPictureProps, 'picture'> {
  artwork: GalleryImage;
}

/** On a phone two stand side by side, at three quarters of the screen's resolution: see phoneSize.ts. */
const SIZES = '(width < 40rem) 33vw, (width < 72rem) 46vw, 420px';

export function ArtworkCard({ artwork, picture }: Props) {
  const { title, description, alt, image_url } = artwork;
  return (
    <Card
      picture={
        <CardPicture
          key={image_url}
          path={image_url}
          alt={alt ?? cardText.artwork(title)}
          picture={picture}
          sizes={SIZES}
        />
      }
      title={title}
      kind={cardText.sampleArtwork}
      text={description ?? ''}
    />
  );
}
