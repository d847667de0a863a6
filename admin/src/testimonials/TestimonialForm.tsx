import { testimonialSchema } from '@vitrina/shared/schemas/testimonial.ts';
import { BooleanInput, RadioButtonGroupInput, TextInput, useRecordContext } from 'react-admin';
import { DraftForm } from '../versions/DraftDialog.tsx';
import { text } from './text.ts';

const NEW = { rating: 5, is_sample: false };
const RATINGS = [5, 4, 3, 2, 1].map((id) => ({ id, name: text.rating(id) }));

/** The fields of a testimonial, the same for adding and editing. */
export function TestimonialForm() {
  return (
    <DraftForm schema={testimonialSchema} begin={NEW}>
      <TextInput source="name" isRequired autoFocus />
      <TextInput source="company" />
      <TextInput source="quote" isRequired multiline minRows={4} />
      <RadioButtonGroupInput source="rating" isRequired choices={RATINGS} parse={Number} />
      <SampleInput />
    </DraftForm>
  );
}

/** Not shown for a client's review, which is never a sample. */
function SampleInput() {
  const isOfClient = useRecordContext()?.request_id;
  return isOfClient ? null : <BooleanInput source="is_sample" helperText={text.sampleHint} />;
}
