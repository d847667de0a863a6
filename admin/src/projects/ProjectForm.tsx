import { projectSchema } from '@vitrina/shared/schemas/project.ts';
import { TextInput } from 'react-admin';
import { RecordForm } from '../forms/RecordForm.tsx';
import { PictureInput } from '../images/PictureInput.tsx';
import { text } from './text.ts';

/** The fields of a project, the same for adding and editing. */
export function ProjectForm() {
  return (
    <RecordForm schema={projectSchema}>
      <TextInput source="title" isRequired autoFocus />
      <TextInput source="description" isRequired multiline rows={4} />
      <PictureInput source="image" isRequired bucket="project-images" />
      <TextInput source="url" slotProps={{ htmlInput: { inputMode: 'url' } }} helperText={text.urlHint} />
    </RecordForm>
  );
}
