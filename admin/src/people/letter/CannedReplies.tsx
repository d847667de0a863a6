import { Button } from '@mui/material';
import type { Tables } from '@vitrina/shared/database.types.ts';
import { fillBlanks } from '@vitrina/shared/replies/blanks.ts';
import { repliesText } from '@vitrina/shared/replies/text.ts';
import { useId } from 'react';
import { Link, useGetList } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { shownInPlace } from '../../providers/queryClient.ts';
import { text } from '../text.ts';

const ALL = { pagination: { page: 1, perPage: 100 }, sort: { field: 'order_index', order: 'ASC' } } as const;

/** Buttons that append a canned reply to the letter. */
export function CannedReplies({ known }: { known: Readonly<Record<string, string | undefined>> }) {
  const id = useId();
  const { data: replies = [] } = useGetList<Tables<'canned_replies'>>(
    'canned-replies',
    ALL,
    shownInPlace('canned replies'),
  );
  const { getValues, setValue, setFocus } = useFormContext();
  const insert = (body: string) => {
    const words = [getValues('body').trimEnd(), fillBlanks(body, known)].filter(Boolean).join('\n\n');
    setValue('body', words, { shouldDirty: true, shouldTouch: true });
    setFocus('body');
  };
  return (
    <fieldset aria-labelledby={id} className="m-0 min-w-0 border-0 p-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span id={id} className="font-bold">
          {repliesText.title}
        </span>
        <Link to="/canned-replies" color="inherit" className="inline-flex min-h-tap items-center text-small">
          {text.letter.editCannedReplies}
        </Link>
      </div>
      <div className="flex flex-wrap gap-1.5">
        {replies.map(({ id: reply, title, body }) => (
          <Button
            key={reply}
            onClick={() => insert(body)}
            className="bg-sunken px-3 text-left text-small wrap-anywhere text-ink"
          >
            {title}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
