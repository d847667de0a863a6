import { useResourceContext, useResourceDefinition, useTranslate } from 'react-admin';
import { AddButton } from './AddButton.tsx';
import { EmptyWindow } from './EmptyWindow.tsx';
import { StatePanel } from './StatePanel.tsx';

/** Where there is nothing yet: the design's empty shop window, the resource's words, and the first step. */
export function ListEmpty() {
  const resource = useResourceContext();
  const { hasCreate } = useResourceDefinition();
  const translate = useTranslate();
  const words = translate(`resources.${resource}.empty`);
  const hint = translate(`resources.${resource}.invite`, { _: '' });
  return (
    <StatePanel
      role="status"
      icon={<EmptyWindow />}
      {...(hint ? { title: words, text: hint } : { text: words })}
    >
      {hasCreate && <AddButton />}
    </StatePanel>
  );
}
