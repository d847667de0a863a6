import { useEditContext, useTranslate } from 'react-admin';
import { isGone } from '../providers/refusals.ts';
import { text } from '../text.ts';
import { ListSkeleton } from '../ui/ListSkeleton.tsx';
import { LoadFailed } from '../ui/LoadFailed.tsx';

/** In place of the fields: the record is on its way, could not be read, or does not exist. */
export function RecordUnavailable() {
  const translate = useTranslate();
  const { error, refetch, resource } = useEditContext();
  if (!error) return <ListSkeleton height={54} />;
  const reason = isGone(error) ? text.reasons.gone : translate(`resources.${resource}.load_failed.reason`);
  return <LoadFailed title={text.layout.failed} reason={reason} error={error} onRetry={() => refetch()} />;
}
