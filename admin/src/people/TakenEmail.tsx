import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { findPersonBy, PEOPLE } from '../providers/people.ts';
import { text } from './text.ts';

/** A link to the person who already has the e-mail address in the form around it. */
export function TakenEmail() {
  const email = String(useWatch({ name: 'email' }) ?? '').trim();
  const { data: id } = useQuery({
    queryKey: [PEOPLE, 'by email', email],
    queryFn: () => findPersonBy(email),
  });
  return (
    id && (
      <Link to={`/people/${id}`} color="inherit">
        {text.openOther}
      </Link>
    )
  );
}

/** PostgreSQL's code for a value that must be unique. */
export const TAKEN = '23505';
