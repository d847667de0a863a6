import Box from '@mui/material/Box';
import { RowActions } from '../content/RowActions.tsx';
import { Words } from '../content/Words.tsx';
import { Picture } from '../images/Picture.tsx';
import { OrderCards } from '../ordering/OrderCards.tsx';
import { OrderControls } from '../ordering/OrderControls.tsx';
import { DemoLink } from './DemoLink.tsx';
import { StatusChip } from './StatusChip.tsx';
import type { Template } from './template.ts';

/** The templates on phones, without their descriptions. */
export function TemplateCards() {
  return (
    <OrderCards<Template>
      card={(template) => (
        <>
          <Box sx={{ display: 'flex', gap: 1.5 }}>
            <Picture url={template.image_url} width={96} height={72} sx={{ flexShrink: 0 }} />
            <Box
              sx={{ display: 'grid', justifyItems: 'start', alignContent: 'start', gap: 0.75, minWidth: 0 }}
            >
              <Words name={template.name} description={null} />
              <StatusChip status={template.status} />
            </Box>
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' }}>
            <OrderControls row={template} name={template.name} />
            <RowActions row={template} labels="never">
              <DemoLink template={template} />
            </RowActions>
          </Box>
        </>
      )}
    />
  );
}
