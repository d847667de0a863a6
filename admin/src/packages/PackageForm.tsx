import { PACKAGE_ROWS, packageSchema } from '@vitrina/shared/schemas/package.ts';
import { BooleanInput, TextInput } from 'react-admin';
import { useWords } from '../ui/useWords.ts';
import { DraftForm } from '../versions/DraftDialog.tsx';
import { text } from './text.ts';

/** The fields of a package: whom it is for, and what it contains. */
export function PackageForm() {
  const words = useWords();
  return (
    <DraftForm schema={packageSchema}>
      <TextInput source="audience" isRequired autoFocus />
      <BooleanInput source="is_recommended" helperText={words('recommended')} />
      <p className="m-0 mb-2 text-muted">{words('rows')}</p>
      {PACKAGE_ROWS.map((row) => (
        <TextInput key={row} source={`rows.${row}`} isRequired format={asWords} parse={asCell} />
      ))}
    </DraftForm>
  );
}

const asWords = (cell: unknown) => (cell === true ? text.included : cell === false ? text.notIncluded : cell);

/** „Включено“ and „–“ become true and false, in whatever case they are typed. */
function asCell(typed: string) {
  const words = typed.trim().toLowerCase();
  if (words === text.included.toLowerCase()) return true;
  return words === text.notIncluded || words === '-' ? false : typed;
}
