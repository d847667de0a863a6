import { FEATURES, GALLERY_PICTURES, serviceSchema } from '@vitrina/shared/schemas/service.ts';
import { TextInput } from 'react-admin';
import { PictureInput } from '../images/PictureInput.tsx';
import { VersionedPage } from '../versions/VersionedPage.tsx';
import { FaqInputs } from './FaqInputs.tsx';
import { FieldGroup, OF_LIST } from './FieldGroup.tsx';
import { text } from './text.ts';

/** The form for the page of a service. */
export default function ServicePage({ id }: { id: string }) {
  return (
    <VersionedPage table="services" id={id} schema={serviceSchema}>
      <TextInput source="title" isRequired multiline />
      <TextInput source="sign" isRequired helperText={text.signHint} />
      <TextInput source="summary" isRequired multiline minRows={2} helperText={text.summaryHint} />
      <TextInput source="description" isRequired multiline minRows={2} helperText={text.descriptionHint} />
      <TextInput source="long_description" isRequired multiline minRows={4} />
      <FieldGroup title={text.display}>
        <PictureInput source="display" bucket="content-images" isRequired />
        <TextInput source="display_alt" isRequired multiline />
        <TextInput source="display_address" helperText={text.addressHint} />
      </FieldGroup>
      <FieldGroup title={text.features}>
        {Array.from({ length: FEATURES }, (_, place) => (
          <TextInput key={place} source={`features.${place}`} label={text.feature(place + 1)} isRequired />
        ))}
      </FieldGroup>
      <FieldGroup title={text.gallery}>
        <TextInput source="gallery_title" isRequired />
        {Array.from({ length: GALLERY_PICTURES }, (_, place) => (
          <FieldGroup key={place} title={text.galleryPicture(place + 1)} isInner>
            <PictureInput source={`gallery.${place}.picture`} bucket="content-images" isRequired />
            <TextInput {...OF_LIST} source={`gallery.${place}.alt`} isRequired multiline />
            <TextInput {...OF_LIST} source={`gallery.${place}.caption`} isRequired />
          </FieldGroup>
        ))}
      </FieldGroup>
      <FaqInputs />
      <FieldGroup title={text.closing}>
        <TextInput source="closing_title" isRequired />
        <TextInput source="closing_text" isRequired multiline />
      </FieldGroup>
    </VersionedPage>
  );
}
