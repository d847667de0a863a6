import { InputAdornment, TextField } from '@mui/material';
import { Search } from 'lucide-react';
import { Link } from 'react-admin';
import { useSearchParams } from 'react-router';
import type { StageTotal } from '../providers/people.ts';
import { AddButton } from '../ui/FormLinks.tsx';
import { useWords } from '../ui/useWords.ts';
import { text } from './text.ts';
import { useSearchInAddress } from './useSearchInAddress.ts';

/** The search, the link to the lost people, and the button that adds a person. */
export function BoardTools({ totals }: { totals: StageTotal[] }) {
  const [params] = useSearchParams();
  const isLost = params.get('stage') === 'lost';
  const lost = totals.find(({ stage }) => stage === 'lost')?.people ?? 0;
  return (
    <div className="mt-6.5 mb-4 flex flex-wrap items-center gap-x-3.5 gap-y-2">
      {/* The link beside it also ends a search that is being typed. */}
      <PeopleSearch key={String(isLost)} />
      <Link to={isLost ? '/people' : '/people?stage=lost'} className="inline-flex min-h-tap items-center">
        {isLost ? text.board : text.lost(lost)}
      </Link>
      <div className="md:ml-auto">
        <AddButton />
      </div>
    </div>
  );
}

function PeopleSearch() {
  const words = useWords();
  const [typed, setTyped] = useSearchInAddress();
  return (
    <search className="w-100 max-w-full max-md:w-full">
      <TextField
        type="search"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        placeholder={words('search')}
        slotProps={{
          htmlInput: { 'aria-label': words('search'), enterKeyHint: 'search' },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Search size={20} />
              </InputAdornment>
            ),
          },
        }}
      />
    </search>
  );
}
