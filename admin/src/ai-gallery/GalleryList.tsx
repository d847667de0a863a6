import type { Tables } from '@vitrina/shared/database.types.ts';
import { Picture } from '../images/Picture.tsx';
import { OrderedList } from '../ordering/OrderedList.tsx';
import { Excerpt, Words } from '../ui/Words.tsx';
import { GalleryForm } from './GalleryForm.tsx';
import { text } from './text.ts';

export { bg } from './bg.ts';

export default function GalleryList() {
  return (
    <OrderedList<Tables<'ai_gallery_images'>>
      form={<GalleryForm />}
      cardWidth="17rem"
      card={({ title, description, image_url, order_index }) => (
        <>
          <Picture path={image_url} width={400} height={300} isWide />
          <Words name={title} description={description} />
          <Excerpt text={text.order(order_index)} />
        </>
      )}
    />
  );
}
