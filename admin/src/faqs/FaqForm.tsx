import { faqSchema } from '@vitrina/shared/schemas/faq.ts';
import { TextInput } from 'react-admin';
import { text } from '../prices/text.ts';
import { DraftForm } from '../versions/DraftDialog.tsx';

/** The fields of a question, the same for adding and editing. */
export const FaqForm = () => (
  <DraftForm schema={faqSchema} begin={{}}>
    <TextInput source="question" isRequired autoFocus />
    <TextInput source="answer" isRequired multiline minRows={5} helperText={text.mentionHint} />
  </DraftForm>
);
