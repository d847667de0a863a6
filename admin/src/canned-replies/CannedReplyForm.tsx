import { cannedReplySchema } from '@vitrina/shared/schemas/cannedReply.ts';
import { TextInput } from 'react-admin';
import { RecordForm } from '../forms/RecordForm.tsx';
import { text } from './text.ts';

/** The fields of a canned reply, the same for adding and editing. */
export function CannedReplyForm() {
  return (
    <RecordForm schema={cannedReplySchema}>
      <TextInput source="title" isRequired autoFocus />
      <TextInput source="body" isRequired multiline minRows={8} helperText={text.blanksHint} />
    </RecordForm>
  );
}
