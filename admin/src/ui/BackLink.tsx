import { ArrowLeft } from 'lucide-react';
import { Link, useResourceContext } from 'react-admin';
import { useLocation } from 'react-router';
import { useWords } from './useWords.ts';

/** Leads from the page of one record back to its list, and to the search that the address holds. */
export function BackLink() {
  const resource = useResourceContext();
  const words = useWords();
  const { search } = useLocation();
  return (
    <Link
      to={{ pathname: `/${resource}`, search }}
      color="inherit"
      underline="none"
      className="inline-flex min-h-tap items-center gap-2"
    >
      <ArrowLeft size={18} />
      {words('page.list')}
    </Link>
  );
}
