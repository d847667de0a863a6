import { ExternalLink } from 'lucide-react';
import { ActionButton } from '../ui/ActionButton.tsx';
import type { Template } from './template.ts';
import { text } from './text.ts';

export function DemoLink({ template: { name, demo_url } }: { template: Template }) {
  return (
    <ActionButton
      icon={ExternalLink}
      label={text.previewOf(name)}
      tip={text.preview}
      href={demo_url}
      target="_blank"
      rel="noopener noreferrer"
    />
  );
}
