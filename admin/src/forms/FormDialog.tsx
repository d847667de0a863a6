import { DialogContent } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { Create, Edit, useEditContext, useResourceContext } from 'react-admin';
import { Uploads } from '../images/Uploads.tsx';
import { shownInPlace } from '../providers/queryClient.ts';
import { isGone } from '../providers/refusals.ts';
import { text } from '../text.ts';
import { Gone } from '../ui/Gone.tsx';
import { NotLoaded } from '../ui/NotLoaded.tsx';
import { Question } from '../ui/Question.tsx';
import { RecordDialog } from '../ui/RecordDialog.tsx';
import { NEW, useOpenRecord } from '../ui/recordAddress.ts';
import { useWords } from '../ui/useWords.ts';
import { hasDraft } from './draft.ts';
import { FormContext } from './RecordForm.tsx';
import { useSaving } from './useSaving.tsx';

/** A dialog with the form for the record that the address names. */
export function FormDialog({ children }: { children: ReactNode }) {
  const { id } = useOpenRecord();
  return id ? (
    <OpenForm key={id} id={id}>
      {children}
    </OpenForm>
  ) : null;
}

/** react-admin's `<Create>` or `<Edit>` in a dialog, which asks before unsaved changes are lost. */
function OpenForm({ id, children }: { id: string; children: ReactNode }) {
  const resource = useResourceContext();
  const words = useWords();
  const [isAsking, setAsking] = useState(false);
  const { close } = useOpenRecord();
  const draftKey = `${resource}/${id}`;
  const { failed, isSaving, discard, mutationOptions } = useSaving(id, draftKey);
  function cancel() {
    // What is being saved can no longer be discarded.
    if (isSaving) return;
    if (hasDraft(draftKey)) setAsking(true);
    else close();
  }

  const view = { title: false, actions: false, component: 'div', redirect: false, mutationOptions } as const;
  return (
    <RecordDialog title={words(id === NEW ? 'page.create' : 'page.edit')} onClose={cancel}>
      <DialogContent>
        <FormContext value={{ draftKey, failed, cancel }}>
          <Uploads>
            {id === NEW ? (
              <Create {...view}>{children}</Create>
            ) : (
              <Edit
                {...view}
                id={id}
                mutationMode="pessimistic"
                redirectOnError={false}
                queryOptions={shownInPlace(`a row of ${resource}`)}
                // The fields stay if the record is deleted while the form is open.
                render={({ record }) => (record ? children : <Unavailable />)}
              />
            )}
          </Uploads>
        </FormContext>
      </DialogContent>
      {isAsking && <Question {...text.form.discard} onCancel={() => setAsking(false)} onConfirm={discard} />}
    </RecordDialog>
  );
}

/** Shown in place of the fields while the record loads, or if it could not be read or does not exist. */
function Unavailable() {
  const { error, refetch } = useEditContext();
  return (
    <div className="px-(--side) pb-8">
      {isGone(error) ? <Gone /> : <NotLoaded height={54} error={error} refetch={refetch} />}
    </div>
  );
}
