import Box from '@mui/material/Box';
import { RowActions } from '../content/RowActions.tsx';
import { Words } from '../content/Words.tsx';
import { Picture } from '../images/Picture.tsx';
import { OrderCards } from '../ordering/OrderCards.tsx';
import { OrderControls } from '../ordering/OrderControls.tsx';
import type { GalleryImage } from './galleryImage.ts';
import { text } from './text.ts';

/** Each picture with its words, its place, and what can be done with it. */
export function GalleryCards() {
  return (
    <OrderCards<GalleryImage>
      minWidth="17rem"
      card={(image) => (
        <>
          <Picture
            url={image.image_url}
            width={400}
            height={300}
            sx={{ width: '100%', height: 'auto', aspectRatio: '4 / 3' }}
          />
          <Words name={image.title} description={image.description} />
          <Box sx={{ mt: 'auto', color: 'var(--color-muted)', fontVariantNumeric: 'tabular-nums' }}>
            {text.order(image.order_index)}
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' }}>
            <OrderControls row={image} name={image.title} />
            <RowActions row={image} labels="never" />
          </Box>
        </>
      )}
    />
  );
}
