import { templateSchema } from '@vitrina/shared/schemas/template.ts';
import { ContentForm } from '../content/ContentForm.tsx';
import { useNextPlace } from '../content/useNextPlace.ts';
import { ChoiceField } from '../forms/ChoiceField.tsx';
import { TextField } from '../forms/TextField.tsx';
import { PictureField } from '../images/PictureField.tsx';
import { templateKind } from './template.ts';
import { text } from './text.ts';

export function TemplateForm({ id }: { id: string }) {
  const nextPlace = useNextPlace();
  return (
    <ContentForm id={id} schema={templateSchema} defaultValues={{ status: 'active', order_index: nextPlace }}>
      <TextField source="name" isRequired autoFocus />
      <TextField source="description" isRequired rows={4} />
      <TextField source="demo_url" isRequired inputMode="url" hint={text.demoHint} />
      <PictureField source="image_url" bucket={templateKind.bucket} messages={templateKind.text.picture} />
      <TextField source="image_url" label={text.imageAddress} inputMode="url" />
      <ChoiceField source="status" choices={text.status} />
      <TextField source="order_index" isRequired inputMode="numeric" hint={text.firstPlace} />
    </ContentForm>
  );
}
