import { InputAdornment, TextField } from '@mui/material';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-admin';
import { useSearchParams } from 'react-router';
import type { StageTotal } from '../providers/people.ts';
import { AddButton } from '../ui/FormLinks.tsx';
import { useOpenRecord } from '../ui/recordAddress.ts';
import { useWords } from '../ui/useWords.ts';
import { text } from './text.ts';

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

const PAUSE_MS = 300;

function PeopleSearch() {
  const words = useWords();
  const isFormOpen = Boolean(useOpenRecord().id);
  const [params, setParams] = useSearchParams();
  const asked = params.get('q') ?? '';
  const [typed, setTyped] = useState(asked);
  const q = typed.trim();
  // The form over the board has an address of its own, which keeps no search.
  const isAsked = asked === q || isFormOpen;
  const written = useRef(asked);
  // A link or "back" changes the search, too. What this field wrote itself may be older than what is typed by now.
  useEffect(() => {
    if (isFormOpen || asked === written.current) return;
    written.current = asked;
    setTyped(asked);
  }, [asked, isFormOpen]);
  useEffect(() => {
    if (isAsked) return;
    const search = (now: URLSearchParams) => {
      if (q) now.set('q', q);
      else now.delete('q');
      return now;
    };
    const asking = setTimeout(() => {
      written.current = q;
      setParams(search, { replace: true });
    }, PAUSE_MS);
    return () => clearTimeout(asking);
  }, [isAsked, q, setParams]);
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
