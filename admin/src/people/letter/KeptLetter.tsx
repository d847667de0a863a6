import { Typography } from '@mui/material';
import { readDraft } from '../../forms/draft.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { text } from '../text.ts';
import { letterDraft } from './letterAddress.ts';

/** What was typed in a letter to a person who is gone by now, to be used for somebody else. */
export function KeptLetter({ personId }: { personId: string }) {
  const { subject, body } = readDraft(letterDraft(personId)).values;
  if (!body) return null;
  return (
    <section aria-label={text.letter.kept} className="mt-6 max-w-184 wrap-anywhere">
      <Typography variant="h3" component="h2">
        {text.letter.kept} <CopyButton value={String(body)} label={text.letter.copy} />
      </Typography>
      <p className="mt-3 mb-0 whitespace-pre-wrap">
        {Boolean(subject) && <strong className="block">{String(subject)}</strong>}
        {String(body)}
      </p>
    </section>
  );
}
