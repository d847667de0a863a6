import { Chip, Paper } from '@mui/material';
import { topicOf } from '@vitrina/shared/topics/topicOf.ts';
import { Calendar } from 'lucide-react';
import type { Ref } from 'react';
import type { ListedPerson } from '../providers/people.ts';
import { useServiceTitles } from '../providers/serviceTitles.ts';
import { CardMenu } from './CardMenu.tsx';
import { dueIn } from './dueIn.ts';
import { PersonLink } from './PersonLink.tsx';
import { Late } from './Today.tsx';
import { text } from './text.ts';

interface Props {
  person: ListedPerson;
  /** For lists with people of several stages. */
  hasStage?: boolean;
  className?: string;
  ref?: Ref<HTMLLIElement>;
}

/** Name, latest topic and next step. A tap anywhere but on the menu opens the person. */
export function PersonCard({ person, hasStage = false, className = '', ...item }: Props) {
  const { asked_for, next_step, next_step_on, waits_in_chat, stage } = person;
  const titles = useServiceTitles();
  return (
    <Paper
      component="li"
      variant="outlined"
      className={`relative rounded-wood py-3 pr-11.5 pl-3.5 leading-[1.35] wrap-anywhere ${className}`}
      {...item}
    >
      <PersonLink
        person={person}
        underline="none"
        draggable={false}
        className="block font-bold after:absolute after:inset-0"
      />
      {asked_for && <bdi className="block text-small text-muted">{topicOf(asked_for, titles)}</bdi>}
      {hasStage && <span className="block text-small">{text.stages[stage]}</span>}
      {next_step && next_step_on && <Step step={next_step} day={next_step_on} />}
      {waits_in_chat && <Chip color="secondary" size="small" label={text.waits} className="mt-2" />}
      <CardMenu person={person} />
    </Paper>
  );
}

function Step({ step, day }: { step: string; day: string }) {
  const due = dueIn(day);
  return (
    <span className="mt-2 flex gap-2 text-small font-medium">
      <Calendar size={18} className="mt-0.5 flex-none text-muted" />
      <span>
        <bdi>{step}</bdi>
        {due.isLate ? <Late className="block">{due.words}</Late> : `, ${due.words}`}
      </span>
    </span>
  );
}
