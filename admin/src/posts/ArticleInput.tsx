import { FormControl, FormHelperText, FormLabel, TextareaAutosize } from '@mui/material';
import { charactersIn } from '@vitrina/shared/filledText.ts';
import { BODY_LIMIT } from '@vitrina/shared/schemas/post.ts';
import { type KeyboardEvent, useRef } from 'react';
import { FieldTitle, useInput } from 'react-admin';
import { UploadProgress } from '../images/PictureControls.tsx';
import { formatCount } from '../ui/formatCount.ts';
import { useIsWide } from '../ui/useScreen.ts';
import { ArticleTools } from './ArticleTools.tsx';
import { toolByKey } from './marking.ts';
import { text } from './text.ts';
import { useArticlePictures } from './useArticlePictures.ts';

/** The text of an article as Markdown; pictures that are dropped or pasted are uploaded and inserted. */
export function ArticleInput() {
  const { id, field, fieldState } = useInput({ source: 'body' });
  const area = useRef<HTMLTextAreaElement>(null);
  const { status, isRunning, upload, cancel, handlers } = useArticlePictures(area);
  const isWide = useIsWide('sm');
  const value = String(field.value ?? '');
  const length = charactersIn(value);
  const counter = (
    <span className="muted ml-auto whitespace-nowrap">
      <span aria-hidden="true">{text.counter(formatCount(length), formatCount(BODY_LIMIT))}</span>
      <span className="sr-only">{text.counted(length, BODY_LIMIT)}</span>
    </span>
  );

  function markByKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    const tool = toolByKey(event);
    if (!tool || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    tool.mark(event.currentTarget);
  }
  return (
    <FormControl error={fieldState.invalid}>
      <FormLabel htmlFor={id} className="sr-only">
        <FieldTitle source="body" isRequired />
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
        {...handlers}
        required
        aria-invalid={fieldState.invalid}
        aria-describedby={`${id}-help`}
        className="min-h-80 w-full resize-none rounded-ctl border border-transparent bg-transparent py-4 font-[inherit] text-[1.1875rem]/[1.65] text-inherit hover:border-line focus-visible:outline-2 focus-visible:outline-focus aria-invalid:border-danger"
      />
      {isRunning && (
        <UploadProgress
          progress={status.step === 'uploading' ? status.progress : undefined}
          onCancel={cancel}
        />
      )}
      {!isWide && counter}
      <FormHelperText id={`${id}-help`}>{fieldState.error?.message ?? text.bodyHint}</FormHelperText>
    </FormControl>
  );
}
