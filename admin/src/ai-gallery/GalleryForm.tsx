import { galleryImageSchema } from '@vitrina/shared/schemas/galleryImage.ts';
import { ContentForm } from '../content/ContentForm.tsx';
import { useNextPlace } from '../content/useNextPlace.ts';
import { TextField } from '../forms/TextField.tsx';
import { PictureField } from '../images/PictureField.tsx';
import { galleryKind } from './galleryImage.ts';
import { text } from './text.ts';

export function GalleryForm({ id }: { id: string }) {
  const nextPlace = useNextPlace();
  return (
    <ContentForm id={id} schema={galleryImageSchema} defaultValues={{ order_index: nextPlace }}>
      <TextField source="title" isRequired autoFocus />
      <TextField source="description" rows={3} />
      <PictureField
        source="image_url"
        isRequired
        bucket={galleryKind.bucket}
        messages={galleryKind.text.picture}
      />
      <TextField source="alt" rows={2} hint={text.altHint} />
      <TextField source="order_index" isRequired inputMode="numeric" hint={text.firstPlace} />
    </ContentForm>
  );
}
