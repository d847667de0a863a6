import { ContentPage } from '../content/ContentPage.tsx';
import { GalleryCards } from './GalleryCards.tsx';
import { GalleryForm } from './GalleryForm.tsx';
import { galleryKind } from './galleryImage.ts';

export default function GalleryList() {
  return (
    <ContentPage kind={galleryKind} form={(id) => <GalleryForm id={id} />}>
      <GalleryCards />
    </ContentPage>
  );
}
