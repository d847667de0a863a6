import { useQuery } from '@tanstack/react-query';
import { articleTitlesQuery } from '../providers/articleTitles.ts';
import { useServiceTitles } from '../providers/serviceTitles.ts';
import { labelOf } from './labelOf.ts';
import { text } from './text.ts';

interface Props {
  from_page: string | null;
  told_source: string | null;
}

/** Which page led to a submission, and how its sender heard of the studio; nothing if neither is known. */
export const Origin = (props: Props) => (props.from_page || props.told_source) && <Line {...props} />;

function Line({ from_page, told_source }: Props) {
  const { data: articles = {} } = useQuery(articleTitlesQuery);
  const titles = { services: useServiceTitles(), articles };
  const known = [
    from_page && text.cameFrom(labelOf('page', from_page, titles)),
    told_source && text.heardFrom(labelOf('source', told_source, titles)),
  ];
  return <p className="muted mt-3 mb-0">{known.filter(Boolean).join(' · ')}</p>;
}
