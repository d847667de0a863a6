import Box from '@mui/material/Box';
import { ContentCards } from '../content/ContentCards.tsx';
import { Words } from '../content/Words.tsx';
import { Picture } from '../images/Picture.tsx';
import { DemoLink } from './DemoLink.tsx';
import { StatusChip } from './StatusChip.tsx';
import type { Template } from './template.ts';

export function TemplateCards() {
  return (
    <ContentCards<Template> actions={(template) => <DemoLink template={template} />}>
      {({ name, image_url, status }) => (
        <Box sx={{ display: 'flex', gap: 1.5 }}>
          <Picture url={image_url} width={96} height={72} sx={{ flexShrink: 0 }} />
          <Box sx={{ display: 'grid', justifyItems: 'start', alignContent: 'start', gap: 0.75, minWidth: 0 }}>
            <Words name={name} description={null} />
            <StatusChip status={status} />
          </Box>
        </Box>
      )}
    </ContentCards>
  );
}
