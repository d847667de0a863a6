import type { Stage } from '@vitrina/shared/schemas/development.ts';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Field } from '../../ui/Field.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import type { FormField } from '../../ui/useForm.ts';
import { text } from './text.ts';

interface Props {
  /** The prefix of the names of its fields. */
  name: string;
  stage: Stage;
  /** What its fields start with instead of the stage, by their names. */
  start: URLSearchParams;
  place: number;
  isAlone: boolean;
  /** Meanwhile nothing can be changed. */
  isSending: boolean;
  field: FormField;
  /** Called to move it; it is rendered when that returns, as after `onRemove`. */
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** The fields of one stage, with buttons to move it. */
export function StageFields(props: Props) {
  const { name, stage, start, place, isAlone, isSending, field, onMove, onRemove } = props;
  // A moved element loses the focus.
  const move = (to: number) => (event: MouseEvent<HTMLButtonElement>) => {
    const button = event.currentTarget;
    onMove(to);
    button.focus();
  };
  // A removed button takes the focus with it.
  const remove = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    onRemove();
    form?.querySelectorAll<HTMLInputElement>('[name$="-title"]')[Math.max(0, place - 1)]?.focus();
  };
  return (
    <fieldset className="min-w-0 border-t border-line pt-2">
      <legend className="sr-only">{text.stage(place)}</legend>
      <div className="mb-1 flex flex-wrap items-center">
        <span className="flex-1 font-bold" aria-hidden>
          {text.stage(place)}
        </span>
        <IconButton
          label={text.up}
          icon={<ArrowUp size={18} aria-hidden />}
          disabled={isSending}
          onClick={move(place - 1)}
        />
        <IconButton
          label={text.down}
          icon={<ArrowDown size={18} aria-hidden />}
          disabled={isSending}
          onClick={move(place + 1)}
        />
        {!isAlone && (
          <IconButton
            label={text.remove}
            icon={<Trash2 size={18} aria-hidden />}
            disabled={isSending}
            onClick={remove}
          />
        )}
      </div>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-[1fr_11rem]">
        <Field
          label={text.title}
          {...field(`${name}-title`)}
          data-first-focus={place === 0 || undefined}
          defaultValue={start.get(`${name}-title`) ?? stage.title}
        />
        <Field
          label={text.stageDue}
          {...field(`${name}-due`)}
          type="date"
          defaultValue={start.get(`${name}-due`) ?? stage.due_on ?? ''}
        />
      </div>
    </fieldset>
  );
}
