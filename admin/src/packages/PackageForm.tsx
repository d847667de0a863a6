import { PACKAGE_ROWS, packageSchema } from '@vitrina/shared/schemas/package.ts';
import { text as schemaText } from '@vitrina/shared/schemas/text.ts';
import { BooleanInput, TextInput } from 'react-admin';
import { DraftForm } from '../versions/DraftDialog.tsx';
import { text } from './text.ts';

/** The fields of a package: whom it is for, and what it contains. */
export function PackageForm() {
  return (
    <DraftForm schema={packageSchema}>
      <TextInput source="audience" isRequired autoFocus />
      <BooleanInput source="is_recommended" helperText={text.recommendedHint} />
      <p className="m-0 mb-2 text-muted">{text.rowsHint}</p>
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
  cell === true ? schemaText.package.included : cell === false ? schemaText.package.notIncluded : cell;
