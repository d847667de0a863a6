import Pencil from 'lucide-react/icons/pencil';
import { useEffect, useRef } from 'react';
import { keepSignName, keptSignName, SIGN_LENGTH, signName } from '../../signName.ts';
import { signText } from './text.ts';

interface Props {
  /** What the sign says until somebody writes on it. */
  template: string;
  name: string;
}

/** The sign over the shop. Without JavaScript it is a sign and no field. */
export function SignField({ template, name }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    const { current } = field;
    if (!current) return;
    // Typed before this runs; otherwise written on an earlier page.
    if (signName(current.value)) take(current);
    else current.value = keptSignName();
  }, []);

  const shown = name || template;
  return (
    <label className="sign on-bottle" data-length={lengthOf(shown)}>
      <span className="inline-flex min-h-7.5 items-center gap-2 font-semibold text-[#f7e3ae] noscript:hidden">
        <Pencil size={18} aria-hidden="true" />
        {signText.label}
      </span>
      <span className="lettering">
        {/* As high as the letters, which a text field alone does not become in every browser. */}
        <span className="stand-in" aria-hidden="true">
          {shown}
        </span>
        <textarea
          ref={field}
          className="noscript:hidden"
          rows={1}
          maxLength={SIGN_LENGTH}
          placeholder={template}
          autoComplete="organization"
          spellCheck={false}
          onChange={({ currentTarget }) => take(currentTarget)}
        />
      </span>
    </label>
  );
}

function take(field: HTMLTextAreaElement): void {
  // Enter, or a pasted line break: a sign has one line, which wraps.
  if (field.value.includes('\n')) field.value = field.value.replace(/\s*\n\s*/g, ' ');
  keepSignName(field.value);
}

function lengthOf(text: string): 'short' | 'middle' | 'long' {
  const { length } = [...text];
  if (length <= 16) return 'short';
  return length <= 28 ? 'middle' : 'long';
}
