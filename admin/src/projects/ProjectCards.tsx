import Box from '@mui/material/Box';
import { RowActions } from '../content/RowActions.tsx';
import { Words } from '../content/Words.tsx';
import { Picture } from '../images/Picture.tsx';
import { OrderCards } from '../ordering/OrderCards.tsx';
import { OrderControls } from '../ordering/OrderControls.tsx';
import type { Project } from './project.ts';

/** The projects on phones. */
export function ProjectCards() {
  return (
    <OrderCards<Project>
      card={(project) => (
        <>
          <Box sx={{ display: 'flex', gap: 1.5 }}>
            <Picture url={project.image} width={96} height={72} sx={{ flexShrink: 0 }} />
            <Words name={project.title} description={project.description} />
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' }}>
            <OrderControls row={project} name={project.title} />
            <RowActions row={project} labels="never" />
          </Box>
        </>
      )}
    />
  );
}
