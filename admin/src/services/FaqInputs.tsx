import { Button } from '@mui/material';
import { FEWEST_FAQS, MOST_FAQS } from '@vitrina/shared/schemas/service.ts';
import { Plus, X } from 'lucide-react';
import { TextInput } from 'react-admin';
import { flushSync } from 'react-dom';
import { useFormContext, useWatch } from 'react-hook-form';
import { FieldGroup, OF_LIST } from './FieldGroup.tsx';
import { text } from './text.ts';

/**
 * The questions of a service, of which there is a least and a greatest number. react-hook-form's `useFieldArray` would weigh
 * on the console's first page, because that library is one file.
 */
export function FaqInputs() {
  const { setValue, setFocus } = useFormContext();
  const faqs: object[] = useWatch({ name: 'faqs' }) ?? [];
  /** The button that was pressed may be gone, so the focus goes to a question. */
  function change(changed: object[], focused: number) {
    flushSync(() => setValue('faqs', changed, { shouldDirty: true }));
    setFocus(`faqs.${focused}.question`);
  }
  return (
    <FieldGroup title={text.faqs} hint={text.pricesHint}>
      {Array.from(faqs, (_, place) => (
        <FieldGroup key={place} title={text.faq(place + 1)} isInner>
          <TextInput {...OF_LIST} source={`faqs.${place}.question`} isRequired />
          <TextInput {...OF_LIST} source={`faqs.${place}.answer`} isRequired multiline minRows={3} />
          {faqs.length > FEWEST_FAQS && (
            <Button
              color="inherit"
              className="justify-self-start"
              startIcon={<X size={18} />}
              aria-label={text.removeFaq(place + 1)}
              onClick={() => change(faqs.toSpliced(place, 1), Math.min(place, faqs.length - 2))}
            >
              {text.remove}
            </Button>
          )}
        </FieldGroup>
      ))}
      {faqs.length < MOST_FAQS && (
        <Button
          variant="outlined"
          color="inherit"
          className="justify-self-start"
          startIcon={<Plus size={18} />}
          onClick={() => change([...faqs, { answer: null, question: null }], faqs.length)}
        >
          {text.addFaq}
        </Button>
      )}
    </FieldGroup>
  );
}
