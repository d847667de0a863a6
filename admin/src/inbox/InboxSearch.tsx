import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Search, X } from 'lucide-react';
import { useListContext } from 'ra-core';
import { useRef, useState } from 'react';
import { ActionButton } from '../ui/ActionButton.tsx';
import { useInbox } from './InboxContext.tsx';
import { text as common } from './text.ts';

/** A plain field: react-admin's own brings a form library, which the first list needs for nothing else. */
export function InboxSearch() {
  const { text, topic } = useInbox();
  const { filterValues, setFilters } = useListContext();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>(filterValues.q ?? '');

  const search = (value: string) => {
    setTyped(value);
    setFilters(value === '' ? {} : { q: value, topics: topic.named(value) }, undefined, true);
  };

  const clear = () => {
    search('');
    field.current?.focus();
  };

  return (
    <OutlinedInput
      inputRef={field}
      value={typed}
      onChange={(event) => search(event.target.value)}
      placeholder={text.search}
      fullWidth
      sx={{ maxWidth: { sm: 420 } }}
      startAdornment={
        <InputAdornment position="start">
          <Search size={20} />
        </InputAdornment>
      }
      endAdornment={
        typed !== '' && (
          <ActionButton
            icon={X}
            label={common.clearSearch}
            tip={common.clearSearch}
            edge="end"
            onClick={clear}
          />
        )
      }
      inputProps={{ 'aria-label': text.search, enterKeyHint: 'search' }}
    />
  );
}
