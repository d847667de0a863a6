import Box from '@mui/material/Box';
import { ContentCards } from '../content/ContentCards.tsx';
import { Words } from '../content/Words.tsx';
import { Picture } from '../images/Picture.tsx';
import type { Project } from './project.ts';

export function ProjectCards() {
  return (
    <ContentCards<Project>>
      {({ title, description, image }) => (
        <Box sx={{ display: 'flex', gap: 1.5 }}>
          <Picture url={image} width={96} height={72} sx={{ flexShrink: 0 }} />
          <Words name={title} description={description} />
        </Box>
      )}
    </ContentCards>
  );
}
