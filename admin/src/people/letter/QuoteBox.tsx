import { Checkbox, FormControlLabel } from '@mui/material';
import { useController } from 'react-hook-form';
import { Excerpt } from '../../ui/Words.tsx';
import { text } from '../text.ts';

/** A checkbox for quoting the person's message, and the message. */
export function QuoteBox({ message }: { message: string }) {
  const { field } = useController({ name: 'quotes_last' });
  return (
    <div>
      <FormControlLabel
        control={<Checkbox checked={Boolean(field.value)} onChange={field.onChange} />}
        label={text.letter.quote}
      />
      {field.value && (
        <blockquote className="m-0 border-0 border-l-4 border-solid border-line pl-3">
          <bdi>
            <Excerpt text={message} />
          </bdi>
        </blockquote>
      )}
    </div>
  );
}
