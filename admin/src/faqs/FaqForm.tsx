import { faqSchema } from '@vitrina/shared/schemas/faq.ts';
import { TextInput } from 'react-admin';
import { useWords } from '../ui/useWords.ts';
import { DraftForm } from '../versions/DraftDialog.tsx';

/** The fields of a question, the same for adding and editing. */
export function FaqForm() {
  const words = useWords();
  return (
    <DraftForm schema={faqSchema} begin={{}}>
      <TextInput source="question" isRequired autoFocus />
      <TextInput source="answer" isRequired multiline minRows={5} helperText={words('prices')} />
    </DraftForm>
  );
}
