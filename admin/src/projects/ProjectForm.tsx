import { projectSchema } from '@vitrina/shared/schemas/project.ts';
import { ContentForm } from '../content/ContentForm.tsx';
import { TextField } from '../forms/TextField.tsx';
import { PictureField } from '../images/PictureField.tsx';
import { projectKind } from './project.ts';

export function ProjectForm({ id }: { id: string }) {
  return (
    <ContentForm id={id} schema={projectSchema}>
      <TextField source="title" isRequired autoFocus />
      <TextField source="description" isRequired rows={4} />
      <PictureField
        source="image"
        isRequired
        bucket={projectKind.bucket}
        messages={projectKind.text.picture}
      />
      <TextField source="url" inputMode="url" hint="https://" />
    </ContentForm>
  );
}
