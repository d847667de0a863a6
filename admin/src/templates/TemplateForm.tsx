import { templateSchema } from '@vitrina/shared/schemas/template.ts';
import { RadioButtonGroupInput, TextInput } from 'react-admin';
import { RecordForm } from '../forms/RecordForm.tsx';
import { PictureInput } from '../images/PictureInput.tsx';
import { PlaceInput } from '../ordering/PlaceInput.tsx';
import { text } from './text.ts';

const STATUSES = Object.entries(text.status).map(([id, name]) => ({ id, name }));

/** The fields of a template, the same for adding and editing. */
export function TemplateForm() {
  return (
    <RecordForm schema={templateSchema} defaultValues={{ status: 'active' }}>
      <TextInput source="name" isRequired autoFocus />
      <TextInput source="description" isRequired multiline rows={4} />
      <TextInput
        source="demo_url"
        isRequired
        slotProps={{ htmlInput: { inputMode: 'url' } }}
        helperText={text.demoHint}
      />
      <PictureInput source="image_url" bucket="project-images" />
      <TextInput
        source="image_url"
        label={text.imageAddress}
        slotProps={{ htmlInput: { inputMode: 'url' } }}
      />
      <RadioButtonGroupInput source="status" isRequired choices={STATUSES} />
      <PlaceInput />
    </RecordForm>
  );
}
