import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { readAccount } from '../providers/account.ts';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { Devices } from './Devices.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { profileText } from './text.ts';

export default function Profile() {
  const { data: account, isError, refetch } = useQuery({ queryKey: ['account'], queryFn: readAccount });
  return (
    <>
      <PageTitle title={profileText.title} />
      <Box sx={{ display: 'grid', gap: 3, maxWidth: 640 }}>
        {account && <ProfileForm account={account} />}
        {!account && isError && (
          <LoadFailed
            title={profileText.loadFailed}
            reason={profileText.loadFailedReason}
            onRetry={refetch}
          />
        )}
        {!account && !isError && (
          <div role="status">
            <span className="visually-hidden">{profileText.loading}</span>
            <Skeleton variant="rounded" height={420} />
          </div>
        )}
        <PasswordForm />
        <Devices />
      </Box>
    </>
  );
}
