import InputAdornment from '@mui/material/InputAdornment';
import { Search } from 'lucide-react';
import { FilterLiveSearch } from 'react-admin';
import { text } from '../text.ts';

/** Searches in the database while the person types. */
export function InquirySearch() {
  return (
    <FilterLiveSearch
      source="q"
      hiddenLabel
      placeholder={text.inquiries.search}
      InputProps={{
        startAdornment: (
          <InputAdornment position="start">
            <Search size={20} />
          </InputAdornment>
        ),
      }}
      slotProps={{ htmlInput: { 'aria-label': text.inquiries.search, enterKeyHint: 'search' } }}
      fullWidth
    />
  );
}
