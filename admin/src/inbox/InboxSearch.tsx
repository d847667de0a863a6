import InputAdornment from '@mui/material/InputAdornment';
import { Search } from 'lucide-react';
import { FilterLiveSearch } from 'react-admin';
import { useInbox } from './InboxContext.tsx';

/** Searches in the database while the person types. */
export function InboxSearch() {
  const { text } = useInbox();
  return (
    <FilterLiveSearch
      source="q"
      hiddenLabel
      placeholder={text.search}
      InputProps={{
        startAdornment: (
          <InputAdornment position="start">
            <Search size={20} />
          </InputAdornment>
        ),
      }}
      slotProps={{ htmlInput: { 'aria-label': text.search, enterKeyHint: 'search' } }}
      fullWidth
    />
  );
}
