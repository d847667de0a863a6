import { Button } from '@mui/material';
import { FEWEST_FAQS, MOST_FAQS } from '@vitrina/shared/schemas/service.ts';
import { Plus, X } from 'lucide-react';
import { TextInput } from 'react-admin';
import { flushSync } from 'react-dom';
import { useFormContext, useWatch } from 'react-hook-form';
import { text as pricesText } from '../prices/text.ts';
import { FieldGroup, OF_LIST } from './FieldGroup.tsx';
import { text } from './text.ts';

/**
 * The questions of a service, with a minimal and a maximal number. react-hook-form's `useFieldArray` would make the first
 * page heavier, because that library is one file.
 */
export function FaqInputs() {
  const { setValue, setFocus } = useFormContext();
  const faqs: object[] = useWatch({ name: 'faqs' }) ?? [];
  /** The pressed button may disappear, so a question takes the focus. */
  function change(changed: object[], focused: number) {
    flushSync(() => setValue('faqs', changed, { shouldDirty: true }));
    setFocus(`faqs.${focused}.question`);
  }
  return (
    <FieldGroup title={text.faqs} hint={pricesText.mentionHint}>
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
