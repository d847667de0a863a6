import Pencil from 'lucide-react/icons/pencil';
import { useEffect, useRef } from 'react';
import { keepSignName, keptSignName, onSignName, SIGN_LENGTH, signName } from '../../signName.ts';
import { signText } from './text.ts';

interface Props {
  /** The sign's text until somebody writes on it. */
  template: string;
  name: string;
}

/** The sign over the shop. Without JavaScript it is plain text instead of a field. */
export function SignField({ template, name }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    const { current } = field;
    if (!current) return;
    // Leaves alone what is just being typed, such as a space at the end.
    const showKept = () => {
      if (signName(current.value) !== keptSignName()) current.value = keptSignName();
    };
    // Takes what was typed before hydration, else the name from an earlier page.
    if (signName(current.value)) take(current);
    else showKept();
    return onSignName(showKept);
  }, []);

  const shown = name || template;
  return (
    <label className="sign on-bottle" data-length={lengthOf(shown)}>
      <span className="inline-flex min-h-7.5 items-center gap-2 font-semibold text-[#f7e3ae] noscript:hidden">
        <Pencil size={18} aria-hidden="true" />
        {signText.label}
      </span>
      <span className="lettering">
        {/* Gives the box the height of the text, because not every browser lets a textarea grow with its content. */}
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
  // A sign is a single line, which wraps, so line breaks become spaces.
  if (field.value.includes('\n')) field.value = field.value.replace(/\s*\n\s*/g, ' ');
  keepSignName(field.value);
}

function lengthOf(text: string): 'short' | 'middle' | 'long' {
  const { length } = [...text];
  if (length <= 16) return 'short';
  return length <= 28 ? 'middle' : 'long';
}
