import { Button } from '@mui/material';
import { text } from '../text.ts';
import { ChangedMeanwhile, type Saver } from './ChangedMeanwhile.tsx';
import { Notice } from './Notice.tsx';
import { type Kept, useKeptChanges } from './useKeptChanges.ts';

interface Props extends Kept, Saver {
  /** Is called when the restored changes were dropped. */
  onDrop?: () => void;
  /** Meanwhile nothing can be dropped. */
  isBusy?: boolean;
}

/**
 * Keeps the changes in the form around it as a draft. Says when they were restored, and when somebody else has saved the
 * same fields since.
 */
export function DraftNotices({ by, titleOf, onDrop, isBusy, ...kept }: Props) {
  const { isRestored, opened, drop } = useKeptChanges(kept);
  return (
    <>
      {isRestored && (
        <Notice role="status">
          {text.form.restored}
          <Button
            color="inherit"
            disabled={isBusy}
            onClick={() => {
              drop();
              onDrop?.();
            }}
          >
            {text.form.dropRestored}
          </Button>
        </Notice>
      )}
      <ChangedMeanwhile opened={opened} by={by} titleOf={titleOf} />
    </>
  );
}
