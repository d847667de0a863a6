import { TextInput } from 'react-admin';
import { text } from './text.ts';

/** The place in a list, for a form: a new row may be put anywhere at once. */
export const PlaceInput = () => (
  <TextInput
    source="order_index"
    slotProps={{ htmlInput: { inputMode: 'numeric' } }}
    helperText={text.place}
  />
);
