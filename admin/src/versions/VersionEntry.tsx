import { Button } from '@mui/material';
import { pictureColumns } from '@vitrina/shared/contentTables.ts';
import { serviceLabel } from '@vitrina/shared/services.ts';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { Picture } from '../images/Picture.tsx';
import { useServiceTitles } from '../providers/serviceTitles.ts';
import { changedFields, type Version } from '../providers/versions.ts';
import { useWords } from '../ui/useWords.ts';
import { byWhom } from './RowState.tsx';
import { text } from './text.ts';
import { useValueInWords } from './useValueInWords.ts';

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
  const content = fieldsOf({ ...useRecordContext(), ...version.content });
  const changed = before && changedFields(content, fieldsOf(before.content));

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
              <dd className="m-0 whitespace-pre-line">
                <Value field={field} value={content[field]} />
              </dd>
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

/** The values by what the form calls its fields: the parts of an object have fields of their own. */
const fieldsOf = (content: Version['content']): Version['content'] =>
  Object.fromEntries(
    Object.entries(content).flatMap(([column, value]) =>
      isObject(value)
        ? Object.entries(value).map(([part, inside]) => [`${column}.${part}`, inside])
        : [[column, value]],
    ),
  );

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const PICTURES: string[] = Object.values(pictureColumns);

function Value({ field, value }: { field: string; value: unknown }) {
  const valueInWords = useValueInWords();
  if (value === null || value === '') return <span className="text-muted">{text.nothing}</span>;
  if (PICTURES.includes(field)) return <Picture path={String(value)} />;
  if (field === 'service') return <ServiceName id={String(value)} />;
  return isGallery(value)
    ? value.map((shown) => <Shown key={shown.picture} {...shown} />)
    : valueInWords(field, value, '\n');
}

const ServiceName = ({ id }: { id: string }) => serviceLabel(id, useServiceTitles());

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
