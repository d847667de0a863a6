import type { Project } from '../../data/fetchRows.ts';
import { CardPicture, type CardPictureProps } from '../../pictures/CardPicture.tsx';
import { cardText } from '../../text.ts';
import { ArrowLink } from '../ui/ArrowLink.tsx';
import { Card } from '../ui/Card.tsx';

interface Props extends Pick<CardPictureProps, 'picture' | 'isFirst' | 'sizes'> {
  project: Project;
}

/** Links to the project's page on this site, or to its own address elsewhere. */
export function ProjectCard({ project: { title, description, image, url }, ...picture }: Props) {
  const isElsewhere = !url?.startsWith('/');
  return (
    <Card
      picture={<CardPicture key={image} path={image} alt={cardText.picture(title)} {...picture} />}
      title={title}
      text={description}
    >
      {url && (
        <ArrowLink
          href={url}
          className="card-link"
          aria-label={isElsewhere ? cardText.projectElsewhere(title) : cardText.project(title)}
          isOutward={isElsewhere}
        >
          {cardText.learnMore}
        </ArrowLink>
      )}
    </Card>
  );
}
