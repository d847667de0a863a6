import { TopToolbar, useResourceContext, useResourceDefinition, useTranslate } from 'react-admin';
import { AddButton } from './AddButton.tsx';

/** Above a list: what it is for, and the button that adds to it. */
export function ListHead() {
  const resource = useResourceContext();
  const { hasCreate } = useResourceDefinition();
  const translate = useTranslate();
  return (
    <TopToolbar>
      <p className="list-intro">{translate(`resources.${resource}.intro`)}</p>
      {hasCreate && <AddButton />}
    </TopToolbar>
  );
}
