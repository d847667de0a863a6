import { DialogContent } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { Toolbar, useResourceContext } from 'react-admin';
import type { ZodMiniObject } from 'zod/mini';
import type { Content } from '../providers/drafts.ts';
import { contentTableOf } from '../providers/resourceTables.ts';
import { RecordDialog } from '../ui/RecordDialog.tsx';
import { NEW, useOpenRecord } from '../ui/recordAddress.ts';
import { useWords } from '../ui/useWords.ts';
import { DraftConflict } from './DraftConflict.tsx';
import { DraftState } from './DraftState.tsx';
import { PublishConflict } from './PublishConflict.tsx';
import { MoreActions, PreviewLink, PublishButton } from './PublishingActions.tsx';
import { type DraftPartsProps, useOpenDraft } from './useOpenDraft.ts';
import { VersionedForm } from './VersionedForm.tsx';

/** The `DraftForm` of the row that the address names, over its list. Closing it loses nothing: what was typed is a draft. */
export function DraftDialog({ children }: { children: ReactNode }) {
  const { id } = useOpenRecord();
  return id ? <OpenDialog isNew={id === NEW}>{children}</OpenDialog> : null;
}

function OpenDialog({ isNew, children }: { isNew: boolean; children: ReactNode }) {
  const words = useWords();
  const { close } = useOpenRecord();
  // It stays what it was called when it was opened, also when what is new has become a draft.
  const [title] = useState(() => words(isNew ? 'page.create' : 'page.edit'));
  return (
    <RecordDialog title={title} onClose={close}>
      <DialogContent>{children}</DialogContent>
    </RecordDialog>
  );
}

interface Props {
  /** What can be published. */
  schema: ZodMiniObject;
  /** What a new row begins with. Without it the rows are fixed: none is added. */
  begin?: Content;
  /** The fields. */
  children: ReactNode;
}

export function DraftForm(form: Props) {
  const table = contentTableOf(useResourceContext() ?? '');
  const { id, rename } = useOpenRecord();
  return table && id ? (
    <VersionedForm table={table} id={id} onBegun={rename} Parts={Parts} {...form} />
  ) : null;
}

/** What is published closes the window; what is on the site is taken down in the list. */
function Parts(props: DraftPartsProps) {
  const { close } = useOpenRecord();
  const { keeper, state, fill, publishing } = useOpenDraft(props, close);
  return (
    <>
      <div className="grid flex-1 grid-cols-[minmax(0,1fr)] content-start gap-5 px-(--side) pt-1">
        <DraftState state={state} />
        {state.step === 'conflict' && <DraftConflict keeper={keeper} theirs={state.open} fill={fill} />}
        {props.children}
        <MoreActions keeper={keeper} state={state} publishing={publishing} />
      </div>
      <Toolbar>
        <PreviewLink />
        <PublishButton state={state} publishing={publishing} />
      </Toolbar>
      {publishing.isInConflict && <PublishConflict theirs={state.published} publishing={publishing} />}
    </>
  );
}
