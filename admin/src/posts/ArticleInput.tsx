import { FormControl, FormHelperText, FormLabel, TextareaAutosize } from '@mui/material';
import { charactersIn } from '@vitrina/shared/filledText.ts';
import { BODY_LIMIT } from '@vitrina/shared/schemas/post.ts';
import { type KeyboardEvent, useRef } from 'react';
import { FieldTitle, useInput, useNotify, useResourceContext } from 'react-admin';
import { UploadProgress } from '../images/PictureControls.tsx';
import { text as imageText } from '../images/text.ts';
import { usePictureUpload } from '../images/usePictureUpload.ts';
import { formatCount } from '../ui/formatCount.ts';
import { useIsWide } from '../ui/useScreen.ts';
import { ArticleTools } from './ArticleTools.tsx';
import { insertPicture, toolByKey } from './marking.ts';
import { text } from './text.ts';

/** The text of an article as Markdown; pictures that are dropped or pasted are uploaded and inserted. */
export function ArticleInput() {
  const resource = useResourceContext();
  const { id, field, fieldState } = useInput({ source: 'body' });
  const area = useRef<HTMLTextAreaElement>(null);
  const notify = useNotify();
  const waiting = useRef<File[]>([]);
  const { status, isRunning, start, cancel } = usePictureUpload({
    bucket: 'content-images',
    onUploaded: (path) => {
      if (area.current) insertPicture(area.current, path);
      startNext();
    },
    onFailed: (reason) => {
      notify(imageText.failed(reason), { type: 'error', multiLine: true });
      startNext();
    },
  });
  const isWide = useIsWide('sm');
  const value = String(field.value ?? '');
  const length = charactersIn(value);
  const counter = (
    <span className="muted ml-auto whitespace-nowrap">
      <span aria-hidden="true">{text.counter(formatCount(length), formatCount(BODY_LIMIT))}</span>
      <span className="sr-only">{text.counted(length, BODY_LIMIT)}</span>
    </span>
  );

  function upload(files: File[]) {
    waiting.current.push(...files);
    if (!isRunning) startNext();
  }

  /** Pictures are uploaded one after the other. */
  function startNext() {
    const next = waiting.current.shift();
    if (next) void start(next);
  }

  function markByKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    const tool = toolByKey(event);
    if (!tool || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    tool.mark(event.currentTarget);
  }
  return (
    <FormControl error={fieldState.invalid} fullWidth>
      <FormLabel htmlFor={id} className="sr-only">
        <FieldTitle source="body" resource={resource} isRequired />
      </FormLabel>
      <div className="article-tools sticky top-bar z-1 flex items-center gap-3 border-y border-line bg-bg md:top-[calc(var(--spacing-bar)+var(--spacing-state))]">
        <ArticleTools area={area} onPictures={upload} />
        {isWide && counter}
      </div>
      <TextareaAutosize
        id={id}
        ref={(element: HTMLTextAreaElement | null) => {
          area.current = element;
          field.ref(element);
        }}
        name={field.name}
        value={value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        onKeyDown={markByKey}
        onPaste={(event) => {
          const files = picturesIn(event.clipboardData);
          // What is copied from a spreadsheet or Word comes with a picture of itself, and is wanted as text. A picture file
          // may come with its name, and a picture of a page with its markup, but neither with both.
          const isText = ['text/plain', 'text/html'].every((type) =>
            event.clipboardData.types.includes(type),
          );
          if (files.length === 0 || isText) return;
          event.preventDefault();
          upload(files);
        }}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          const files = picturesIn(event.dataTransfer);
          if (files.length === 0) return;
          event.preventDefault();
          upload(files);
        }}
        required
        aria-invalid={fieldState.invalid}
        aria-describedby={`${id}-help`}
        className="min-h-80 w-full resize-none rounded-ctl border border-transparent bg-transparent py-4 font-[inherit] text-[1.1875rem]/[1.65] text-inherit hover:border-line focus-visible:outline-2 focus-visible:outline-focus aria-invalid:border-danger"
      />
      {isRunning && (
        <UploadProgress
          progress={status.step === 'uploading' ? status.progress : undefined}
          onCancel={() => {
            cancel();
            waiting.current = [];
          }}
        />
      )}
      {!isWide && counter}
      <FormHelperText id={`${id}-help`}>{fieldState.error?.message ?? text.bodyHint}</FormHelperText>
    </FormControl>
  );
}

const picturesIn = ({ files }: DataTransfer) => [...files].filter(({ type }) => type.startsWith('image/'));
