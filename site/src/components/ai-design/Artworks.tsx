import type { GalleryImage } from '../../data/fetchRows.ts';
import type { Prebuilt } from '../../data/prebuilt.ts';
import { FreshList } from '../../islands/fresh-list/FreshList.tsx';
import { listText } from '../../islands/fresh-list/text.ts';
import { useFreshRows } from '../../islands/fresh-list/useFreshRows.ts';
import { ArtworkCard } from './ArtworkCard.tsx';

/** The gallery. `client:outdated` hydrates it only when its rows must be read again. */
export function Artworks({ images }: { images: Prebuilt<GalleryImage> }) {
  const fresh = useFreshRows('ai_gallery_images', images.rows, true);
  return (
    <FreshList
      fresh={fresh}
      text={listText.gallery}
      skeletons={3}
      card={(artwork) => (
        <ArtworkCard key={artwork.id} artwork={artwork} picture={images.pictures[artwork.image_url]} />
      )}
    />
  );
}
