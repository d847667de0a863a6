import Button from '@mui/material/Button';
import { text } from '../text.ts';
import { useDraft } from './useDraft.ts';

/** Keeps what is typed into the form around it as a draft, and says when that was brought back. */
export function RestoredNotice({ draftKey }: { draftKey: string }) {
  const draft = useDraft(draftKey);
  if (!draft.isRestored) return null;
  return (
    <div role="status" className="notice">
      {text.form.restored}
      <Button color="inherit" onClick={draft.drop}>
        {text.form.dropRestored}
      </Button>
    </div>
  );
}
