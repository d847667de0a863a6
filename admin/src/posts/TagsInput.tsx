import { TextField } from '@mui/material';
import { useEffect, useState } from 'react';
import { FieldTitle, useInput, useResourceContext } from 'react-admin';
import { text } from './text.ts';

/** The tags of an article, separated by commas. react-admin's `<TextArrayInput>` would bring MUI's Autocomplete. */
export function TagsInput() {
  const resource = useResourceContext();
  const { id, field, fieldState } = useInput({ source: 'tags' });
  const value: unknown = field.value;
  const tags = Array.isArray(value) ? value.map(String) : [];
  const [typed, setTyped] = useState(tags.join(', '));
  // The form may be filled with other tags; otherwise what is being typed stays as it is.
  const isSame = tagsIn(typed).join() === tags.join();
  useEffect(() => {
    if (!isSame) setTyped(tags.join(', '));
  }, [isSame]);
  return (
    <TextField
      id={id}
      inputRef={field.ref}
      label={<FieldTitle source="tags" resource={resource} isRequired />}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        field.onChange(tagsIn(target.value));
      }}
      onBlur={field.onBlur}
      error={fieldState.invalid}
      helperText={messageOf(fieldState.error) ?? text.tagsHint}
      fullWidth
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
