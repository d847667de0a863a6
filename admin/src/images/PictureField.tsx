import Box from '@mui/material/Box';
import { useInput, useNotify } from 'ra-core';
import { useState } from 'react';
import { readDraft, writeDraft } from '../forms/draft.ts';
import { Field } from '../forms/Field.tsx';
import { useRecordForm } from '../forms/formContext.ts';
import type { PictureBucket } from '../providers/pictures.ts';
import { Picture } from './Picture.tsx';
import { PictureButtons } from './PictureButtons.tsx';
import { text } from './text.ts';
import { UploadProgress } from './UploadProgress.tsx';
import { usePictureUpload } from './usePictureUpload.ts';

interface Props {
  source: string;
  bucket: PictureBucket;
  isRequired?: boolean;
  messages: { uploaded?: string; failed: (reason: string) => string };
}

/** The picture of a record: shows it, and uploads another one from the device. Its value is the picture's address. */
export function PictureField({ source, bucket, isRequired = false, messages }: Props) {
  const { id, field, fieldState } = useInput({ source });
  const { draftKey, setUploading } = useRecordForm();
  const notify = useNotify();
  const [said, setSaid] = useState('');
  const { status, start, cancel } = usePictureUpload({
    bucket,
    onUploaded: (url) => {
      setUploading(false);
      writeDraft(draftKey, { uploads: [...readDraft(draftKey).uploads, url] });
      field.onChange(url);
      setSaid(messages.uploaded ?? text.uploaded);
      if (messages.uploaded) notify(messages.uploaded, { type: 'success' });
    },
    onFailed: (reason) => {
      setUploading(false);
      setSaid(reason);
      notify(messages.failed(reason), { type: 'error', multiLine: true });
    },
  });
  const error = status.step === 'failed' ? status.reason : fieldState.error?.message;

  function upload(file: File) {
    setUploading(true);
    setSaid(text.uploading);
    void start(file);
  }

  return (
    <Field id={id} source={source} isGroup isRequired={isRequired} error={error} hint={text.formats}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Picture url={field.value || null} alt={field.value ? text.preview : ''} width={144} height={108} />
        {status.step === 'preparing' || status.step === 'uploading' ? (
          <UploadProgress
            progress={status.step === 'uploading' ? status.progress : undefined}
            onCancel={() => {
              cancel();
              setUploading(false);
            }}
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
      </Box>
      {/* While a dialog is open, nobody hears the toasts behind it. */}
      <span role="status" className="visually-hidden">
        {said}
      </span>
    </Field>
  );
}
