import type { LinkProps } from '@mui/material';
import { Link } from 'react-admin';
import { useLocation } from 'react-router';
import type { Person } from '../providers/people.ts';
import { FROM_LIST } from '../ui/recordAddress.ts';

/** A name on the board that leads to the person, and from there back to the same search. */
export function PersonLink({
  person: { id, name },
  ...link
}: LinkProps & { person: Pick<Person, 'id' | 'name'> }) {
  const { search } = useLocation();
  return (
    <Link to={{ pathname: `/people/${id}`, search }} state={FROM_LIST} color="inherit" {...link}>
      <bdi>{name}</bdi>
    </Link>
  );
}
