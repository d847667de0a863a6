import type { GalleryImage } from '../../data/galleryImages.ts';
import type { BuiltPicture } from '../../pictures/buildPicture.ts';
import { CardPicture } from '../../pictures/CardPicture.tsx';
import { cardText } from '../../text.ts';
import { bindWords } from '../../typography/bindWords.ts';

interface Props {
  artwork: GalleryImage;
  picture: BuiltPicture | undefined;
}

export function ArtworkCard({ artwork: { title, description, alt, image_url }, picture }: Props) {
  return (
    <li className="card">
      <div className="pane">
        <CardPicture
          key={image_url}
          address={image_url}
          alt={alt ?? cardText.artwork(title)}
          picture={picture}
        />
      </div>
      <div className="sill" />
      <h3>{bindWords(title)}</h3>
      <p className="card-kind">{cardText.sampleArtwork}</p>
      <p className="card-text">{bindWords(description ?? '')}</p>
    </li>
  );
}
