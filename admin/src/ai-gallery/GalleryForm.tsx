import { galleryImageSchema } from '@vitrina/shared/schemas/galleryImage.ts';
import { TextInput } from 'react-admin';
import { RecordForm } from '../forms/RecordForm.tsx';
import { PictureInput } from '../images/PictureInput.tsx';
import { PlaceInput } from '../ordering/PlaceInput.tsx';
import { text } from './text.ts';

/** The fields of a picture, the same for adding and editing. */
export function GalleryForm() {
  return (
    <RecordForm schema={galleryImageSchema}>
      <TextInput source="title" isRequired autoFocus />
      <TextInput source="description" multiline rows={3} />
      <PictureInput source="image_url" isRequired bucket="ai-gallery-images" />
      <TextInput source="alt" multiline rows={2} helperText={text.altHint} />
      <PlaceInput />
    </RecordForm>
  );
}
