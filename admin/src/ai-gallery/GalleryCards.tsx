import Box from '@mui/material/Box';
import { ContentCards } from '../content/ContentCards.tsx';
import { Words } from '../content/Words.tsx';
import { Picture } from '../images/Picture.tsx';
import type { GalleryImage } from './galleryImage.ts';
import { text } from './text.ts';

export function GalleryCards() {
  return (
    <ContentCards<GalleryImage> minWidth="17rem">
      {({ title, description, image_url, order_index }) => (
        <>
          <Picture
            url={image_url}
            width={400}
            height={300}
            sx={{ width: '100%', height: 'auto', aspectRatio: '4 / 3' }}
          />
          <Words name={title} description={description} />
          <Box sx={{ color: 'var(--color-muted)', fontVariantNumeric: 'tabular-nums' }}>
            {text.order(order_index)}
          </Box>
        </>
      )}
    </ContentCards>
  );
}
