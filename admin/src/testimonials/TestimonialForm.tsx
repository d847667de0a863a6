import { testimonialSchema } from '@vitrina/shared/schemas/testimonial.ts';
import { BooleanInput, RadioButtonGroupInput, TextInput, useRecordContext } from 'react-admin';
import { RecordForm } from '../forms/RecordForm.tsx';
import { useWords } from '../ui/useWords.ts';
import { text } from './text.ts';

const RATINGS = [5, 4, 3, 2, 1].map((id) => ({ id, name: text.rating(id) }));

/** The fields of a review, the same for adding and editing. */
export function TestimonialForm() {
  return (
    <RecordForm schema={testimonialSchema} defaultValues={{ rating: 5, is_sample: false }}>
      <TextInput source="name" isRequired autoFocus />
      <TextInput source="company" />
      <TextInput source="quote" isRequired multiline minRows={4} />
      <RadioButtonGroupInput source="rating" isRequired choices={RATINGS} parse={Number} />
      <SampleInput />
    </RecordForm>
  );
}

/** What a client has written is no sample. */
function SampleInput() {
  const words = useWords();
  const isOfClient = useRecordContext()?.request_id;
  return isOfClient ? null : <BooleanInput source="is_sample" helperText={words('sample')} />;
}
