import { useQuery } from '@tanstack/react-query';
import { readAccount } from '../providers/account.ts';
import { ListSkeleton } from '../ui/ListSkeleton.tsx';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { Devices } from './Devices.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { profileText as text } from './text.ts';

export default function Profile() {
  const { data: account, isError, refetch } = useQuery({ queryKey: ['account'], queryFn: readAccount });
  return (
    <div className="grid gap-6">
      <PageTitle title={text.title} />
      {account && <ProfileForm account={account} />}
      {!account && isError && <LoadFailed reason={text.loadFailedReason} onRetry={refetch} />}
      {!account && !isError && <ListSkeleton />}
      <PasswordForm />
      <Devices />
    </div>
  );
}
