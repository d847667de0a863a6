import { useState } from 'react';
import { TextInput } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { text } from './text.ts';

/** The tags of an article, separated by commas. react-admin's `<TextArrayInput>` would bring MUI's Autocomplete. */
export function TagsInput() {
  const [typed, setTyped] = useState('');
  const { errors } = useFormState({ name: 'tags' });
  return (
    <TextInput
      source="tags"
      isRequired
      // As it was typed, as long as it means the value.
      format={(value: string[] | null | undefined) => {
        const tags = value ?? [];
        return tagsIn(typed).join() === tags.join() ? typed : tags.join(', ');
      }}
      parse={(words: string) => {
        setTyped(words);
        return tagsIn(words);
      }}
      helperText={messageOf(errors.tags) ?? text.tagsHint}
    />
  );
}

const tagsIn = (typed: string) =>
  typed
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);

/** The error of the whole field, or of the first invalid tag. */
function messageOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string') return error.message;
  return Object.values(error).map(messageOf).find(Boolean);
}
