import { noteSchema } from '@vitrina/shared/schemas/note.ts';
import { TextInput, useCreate } from 'react-admin';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { PEOPLE } from '../../providers/people.ts';
import { ENTRIES } from '../../providers/timeline.ts';
import { InlineForm } from '../InlineForm.tsx';
import { text } from '../text.ts';

const EMPTY = { body: '' };

/** Adds a note that only the studio sees. */
export function NoteForm({ personId }: { personId: string }) {
  const [create] = useCreate();
  return (
    <InlineForm
      draftKey={`${PEOPLE}/${personId}/note`}
      schema={noteSchema}
      values={EMPTY}
      next={EMPTY}
      save={({ body }) =>
        create(ENTRIES, { data: { person_id: personId, kind: 'note', body } }, { returnPromise: true })
      }
      saved={text.note.saved}
      className="grid gap-2 rounded-wood bg-new-bg px-4 py-3.5"
    >
      <div className="flex flex-wrap items-end gap-x-3 gap-y-1">
        <div className="flex-[1_1_14rem]">
          <TextInput source="body" isRequired multiline />
        </div>
        <SubmitButton variant="outlined" color="inherit" className="mb-1">
          {text.note.save}
        </SubmitButton>
      </div>
      <small className="text-micro text-muted">{text.note.hint}</small>
    </InlineForm>
  );
}
