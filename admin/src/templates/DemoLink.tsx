import Button from '@mui/material/Button';
import { ExternalLink } from 'lucide-react';
import type { Template } from './template.ts';
import { text } from './text.ts';

/** Opens the demo in a tab of its own. */
export function DemoLink({ template: { name, demo_url } }: { template: Template }) {
  return (
    <Button
      href={demo_url}
      target="_blank"
      rel="noopener noreferrer"
      startIcon={<ExternalLink size={20} />}
      aria-label={text.previewOf(name)}
    >
      <span className="label">{text.preview}</span>
    </Button>
  );
}
