import Avatar from '@mui/material/Avatar';
import { useGetIdentity } from 'react-admin';

export function Identity() {
  const { data: identity } = useGetIdentity();
  if (!identity?.fullName) return null;
  return (
    <>
      <Avatar aria-hidden="true">{identity.fullName.charAt(0).toUpperCase()}</Avatar>
      <span className="identity-name ellipsis">{identity.fullName}</span>
    </>
  );
}
