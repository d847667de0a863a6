import type { Project } from '../../data/projects.ts';
import { CardPicture, type CardPictureProps } from '../../pictures/CardPicture.tsx';
import { cardText } from '../../text.ts';
import { bindWords } from '../../typography/bindWords.ts';
import { ArrowLink } from '../ui/ArrowLink.tsx';

interface Props extends Pick<CardPictureProps, 'picture' | 'isFirst' | 'sizes'> {
  project: Project;
}

export function ProjectCard({ project: { title, description, image, url }, ...picture }: Props) {
  return (
    <li className="card">
      <div className="pane">
        <CardPicture key={image} address={image} alt={cardText.picture(title)} {...picture} />
      </div>
      <div className="sill" />
      <h3>{bindWords(title)}</h3>
      <p className="card-text">{bindWords(description)}</p>
      {url && (
        <ArrowLink href={url} className="card-link" aria-label={cardText.project(title)} isOutward>
          {cardText.learnMore}
        </ArrowLink>
      )}
    </li>
  );
}
