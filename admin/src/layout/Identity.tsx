import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import { useGetIdentity } from 'ra-core';

export function Identity() {
  const { data: identity } = useGetIdentity();
  if (!identity?.fullName) return null;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, ml: 1, fontWeight: 600 }}>
      <Avatar
        aria-hidden="true"
        sx={{
          width: 36,
          height: 36,
          bgcolor: 'var(--color-pave)',
          color: 'var(--color-ink-fix)',
          fontWeight: 750,
        }}
      >
        {identity.fullName.charAt(0).toUpperCase()}
      </Avatar>
      <Box
        component="span"
        sx={{ display: { xs: 'none', sm: 'block' }, maxWidth: '16rem' }}
        className="ellipsis"
      >
        {identity.fullName}
      </Box>
    </Box>
  );
}
