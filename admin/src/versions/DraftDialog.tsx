import { DialogContent } from '@mui/material';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Toolbar, useResourceContext } from 'react-admin';
import { contentTableOf } from '../providers/resourceTables.ts';
import { RecordDialog } from '../ui/RecordDialog.tsx';
import { NEW, useOpenRecord } from '../ui/recordAddress.ts';
import { useWords } from '../ui/useWords.ts';
import { DraftConflict } from './DraftConflict.tsx';
import { DraftStatus } from './DraftStatus.tsx';
import { PublishConflict } from './PublishConflict.tsx';
import { MoreActions, PreviewLink, PublishButton } from './PublishingActions.tsx';
import { type DraftPartsProps, useDraft } from './useDraft.ts';
import { VersionedForm } from './VersionedForm.tsx';

/** A dialog with the `DraftForm` of the row that the address names. Closing it loses nothing, because the draft is saved. */
export function DraftDialog({ children }: { children: ReactNode }) {
  const { id } = useOpenRecord();
  return id ? <OpenDialog isNew={id === NEW}>{children}</OpenDialog> : null;
}

function OpenDialog({ isNew, children }: { isNew: boolean; children: ReactNode }) {
  const words = useWords();
  const { close } = useOpenRecord();
  // The title stays as it was on opening, even when a new row becomes a draft.
  const [title] = useState(() => words(isNew ? 'page.create' : 'page.edit'));
  return (
    <RecordDialog title={title} onClose={close}>
      <DialogContent>{children}</DialogContent>
    </RecordDialog>
  );
}

type Props = Pick<ComponentProps<typeof VersionedForm>, 'schema' | 'begin' | 'children'>;

/** The form of the row that the address names. */
export function DraftForm(form: Props) {
  const table = contentTableOf(useResourceContext() ?? '');
  const { id } = useOpenRecord();
  return table && id ? <VersionedForm table={table} id={id} Parts={Parts} {...form} /> : null;
}

/** Publishing closes the dialog; a row is taken off the site in the list. */
function Parts(props: DraftPartsProps) {
  const { close } = useOpenRecord();
  const { keeper } = props;
  const { state, fill, publishing } = useDraft(props, close);
  return (
    <>
      <div className="grid flex-1 grid-cols-[minmax(0,1fr)] content-start gap-5 px-(--side) pt-1">
        <DraftStatus state={state} />
        {state.step === 'conflict' && <DraftConflict keeper={keeper} theirs={state.open} fill={fill} />}
        {props.children}
        <MoreActions keeper={keeper} state={state} publishing={publishing} />
      </div>
      <Toolbar>
        <PreviewLink keeper={keeper} />
        <PublishButton state={state} publishing={publishing} />
      </Toolbar>
      <PublishConflict theirs={state.published} publishing={publishing} />
    </>
  );
}
