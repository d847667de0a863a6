import { PACKAGE_ROWS, packageSchema } from '@vitrina/shared/schemas/package.ts';
import { text } from '@vitrina/shared/schemas/text.ts';
import { BooleanInput, TextInput } from 'react-admin';
import { useWords } from '../ui/useWords.ts';
import { DraftForm } from '../versions/DraftDialog.tsx';

/** The fields of a package: whom it is for, and what it contains. */
export function PackageForm() {
  const words = useWords();
  return (
    <DraftForm schema={packageSchema}>
      <TextInput source="audience" isRequired autoFocus />
      <BooleanInput source="is_recommended" helperText={words('recommended')} />
      <p className="m-0 mb-2 text-muted">{words('rows')}</p>
      {PACKAGE_ROWS.map((row) => (
        <TextInput key={row} source={`rows.${row}`} isRequired format={asWords} parse={asTyped} />
      ))}
    </DraftForm>
  );
}

/** By default, react-admin makes null of an empty field. */
const asTyped = (typed: string) => typed;

/** What the schema turns into true and false. */
const asWords = (cell: unknown) =>
  cell === true ? text.package.included : cell === false ? text.package.notIncluded : cell;
