import { FormControl, FormHelperText, FormLabel } from '@mui/material';
import type { PublicBucket } from '@vitrina/shared/pictureAddress.ts';
import { useContext, useState } from 'react';
import { FieldTitle, useInput, useNotify, useResourceContext } from 'react-admin';
import { readDraft, writeDraft } from '../forms/draft.ts';
import { FormContext } from '../forms/RecordForm.tsx';
import { useWords } from '../ui/useWords.ts';
import { Picture } from './Picture.tsx';
import { PictureButtons, UploadProgress } from './PictureControls.tsx';
import { text } from './text.ts';
import { usePictureUpload } from './usePictureUpload.ts';

interface Props {
  source: string;
  bucket: PublicBucket;
  isRequired?: boolean;
}

/**
 * Shows the picture of a record and uploads another one as soon as it is chosen. The field's value is the picture's path.
 * react-admin's `<ImageInput>` passes the file on only when the form is saved, without checking it.
 */
export function PictureInput({ source, bucket, isRequired = false }: Props) {
  const resource = useResourceContext();
  const { id, field, fieldState } = useInput({ source });
  const { draftKey } = useContext(FormContext);
  const notify = useNotify();
  const words = useWords();
  const [said, setSaid] = useState('');
  const { status, isRunning, start, cancel } = usePictureUpload({
    bucket,
    onUploaded: (path) => {
      if (draftKey) writeDraft(draftKey, { uploads: [...readDraft(draftKey).uploads, path] });
      field.onChange(path);
      const own = words('notifications.uploaded', { _: '' });
      setSaid(own || text.uploaded);
      if (own) notify(own, { type: 'success' });
    },
    onFailed: (reason) => {
      setSaid(reason);
      const key = text.sayWhatFailed.includes(reason) ? 'upload_impossible' : 'upload_failed';
      const own = words(`notifications.${key}`, { _: text.failed(reason), reason });
      notify(own, { type: 'error', multiLine: true });
    },
  });
  const error = status.step === 'failed' ? status.reason : fieldState.error?.message;

  function upload(file: File) {
    setSaid(text.uploading);
    void start(file);
  }

  return (
    <FormControl error={Boolean(error)} role="group" aria-labelledby={`${id}-label`}>
      <FormLabel id={`${id}-label`} component="span">
        <FieldTitle source={source} resource={resource} isRequired={isRequired} />
      </FormLabel>
      <div className="flex flex-wrap items-center gap-4">
        <Picture path={field.value || null} alt={field.value ? text.preview : ''} width={144} height={108} />
        {isRunning ? (
          <UploadProgress
            progress={status.step === 'uploading' ? status.progress : undefined}
            onCancel={cancel}
          />
        ) : (
          <PictureButtons
            id={id}
            buttonRef={field.ref}
            hasPicture={Boolean(field.value)}
            isInvalid={Boolean(error)}
            onChoose={upload}
            onRetry={
              status.step === 'failed' && status.file ? () => status.file && upload(status.file) : undefined
            }
            onRemove={isRequired ? undefined : () => field.onChange(null)}
          />
        )}
      </div>
      <FormHelperText id={`${id}-help`}>{error ?? text.formats}</FormHelperText>
      {/* How the upload goes, for screen readers: few forms show a toast at its end. */}
      <span role="status" className="sr-only">
        {said}
      </span>
    </FormControl>
  );
}
