import { Button } from '@mui/material';
import { pictureColumns } from '@vitrina/shared/contentTables.ts';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { Picture } from '../images/Picture.tsx';
import { changedFields, type Version } from '../providers/versions.ts';
import { useWords } from '../ui/useWords.ts';
import { byWhom } from './RowState.tsx';
import { text } from './text.ts';
import { valueInWords } from './valueInWords.ts';

interface Props {
  version: Version;
  before: Version | undefined;
  onRestore: () => Promise<unknown>;
}

/** One version: who made it when, which fields changed, and on request the whole content. */
export function VersionEntry({ version, before, onRestore }: Props) {
  const [isShown, setShown] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const words = useWords();
  const nameOf = (field: string) => words(`fields.${field}`, { _: field });
  const { state } = version;
  // In the order of the row's columns, which the JSON of a version does not keep.
  const content: Version['content'] = { ...useRecordContext(), ...version.content };
  const changed = before && changedFields(content, before.content);

  async function restore() {
    setBusy(true);
    await onRestore();
    setBusy(false);
  }

  return (
    <li className="grid gap-2 border-b border-line py-4 wrap-anywhere">
      <div>
        <strong>{byWhom(version)}</strong>{' '}
        {state === 'published' && <span className="font-bold text-success">{text.isPublished}</span>}
        {state === 'removed' && <span className="text-muted">{text.isRemoved}</span>}
      </div>
      <p className="m-0 text-muted">{changed ? changed.map(nameOf).join(', ') : text.first}</p>
      {isShown && (
        <dl className="m-0 grid gap-2">
          {changedFields(content, {}).map((field) => (
            <div key={field}>
              <dt className="text-[0.875rem] text-muted">{nameOf(field)}</dt>
              <dd className="m-0 whitespace-pre-line">{shownAs(field, content[field])}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="outlined" color="inherit" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? text.hide : text.show}
        </Button>
        {state !== 'published' && (
          <Button color="inherit" disabled={isBusy} onClick={restore}>
            {text.restore}
          </Button>
        )}
      </div>
    </li>
  );
}

const PICTURES: string[] = Object.values(pictureColumns);

function shownAs(field: string, value: unknown) {
  if (value === null || value === '') return <span className="text-muted">{text.nothing}</span>;
  if (PICTURES.includes(field)) return <Picture path={String(value)} />;
  return isGallery(value)
    ? value.map((shown) => <Shown key={shown.picture} {...shown} />)
    : valueInWords(value, '\n');
}

interface Captioned {
  picture: string;
  alt: string;
  caption: string;
}

const isGallery = (value: unknown): value is Captioned[] =>
  Array.isArray(value) && value.some((shown) => typeof shown === 'object' && shown && 'picture' in shown);

const Shown = ({ picture, alt, caption }: Captioned) => (
  <figure className="m-0 mb-3">
    <Picture path={picture} alt={alt} />
    <figcaption>{caption}</figcaption>
  </figure>
);
