import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId, useState } from 'react';
import { Create, Edit, useResourceContext, useTranslate } from 'react-admin';
import { retrying } from '../providers/queryClient.ts';
import { text } from '../text.ts';
import { CloseButton } from '../ui/CloseButton.tsx';
import { Question } from '../ui/Question.tsx';
import { NEW, useOpenRecord } from '../ui/recordAddress.ts';
import { useIsPhone } from '../ui/useIsPhone.ts';
import { useReturnFocus } from '../ui/useReturnFocus.ts';
import { hasDraft } from './draft.ts';
import { FormProvider } from './formContext.ts';
import { RecordUnavailable } from './RecordUnavailable.tsx';
import { useSaving } from './useSaving.ts';

/** The form that the address names, over its list, on phones all of the screen. */
export function FormDialog({ children }: { children: ReactNode }) {
  const { id } = useOpenRecord();
  return id ? (
    <OpenForm key={id} id={id}>
      {children}
    </OpenForm>
  ) : null;
}

/** react-admin's `<Create>` or `<Edit>` in a dialog. Closing it asks before anything entered is lost. */
function OpenForm({ id, children }: { id: string; children: ReactNode }) {
  const resource = useResourceContext();
  const translate = useTranslate();
  const titleId = useId();
  const isPhone = useIsPhone();
  const [isAsking, setAsking] = useState(false);
  const [isUploading, setUploading] = useState(false);
  const { close } = useOpenRecord();
  const draftKey = `${resource}/${id}`;
  const { error, discard, mutationOptions } = useSaving(id, draftKey);
  const cancel = () => (hasDraft(draftKey) ? setAsking(true) : close());
  useReturnFocus();

  const view = { title: false, actions: false, component: 'div', redirect: false, mutationOptions } as const;
  return (
    <Dialog
      open
      onClose={cancel}
      fullWidth
      fullScreen={isPhone}
      className="record-dialog"
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId} variant="h2">
        {translate(`resources.${resource}.page.${id === NEW ? 'create' : 'edit'}`)}
      </DialogTitle>
      <CloseButton onClose={cancel} />
      <DialogContent>
        <FormProvider value={{ draftKey, error, cancel, isUploading, setUploading }}>
          {id === NEW ? (
            <Create {...view}>{children}</Create>
          ) : (
            <Edit
              {...view}
              id={id}
              mutationMode="pessimistic"
              redirectOnError={false}
              queryOptions={{
                ...retrying,
                onError: (failure: Error) => console.error(`Loading of ${resource} failed:`, failure.message),
              }}
              // What was typed stays when the record has gone meanwhile.
              render={({ record }) => (record ? children : <RecordUnavailable />)}
            />
          )}
        </FormProvider>
      </DialogContent>
      {isAsking && <Question {...text.form.discard} onCancel={() => setAsking(false)} onConfirm={discard} />}
    </Dialog>
  );
}
