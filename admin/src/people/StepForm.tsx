import { Button, Paper, Typography } from '@mui/material';
import { daysAfter, today } from '@vitrina/shared/calendar.ts';
import { stepSchema } from '@vitrina/shared/schemas/step.ts';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { DateInput, TextInput } from 'react-admin';
import { useController } from 'react-hook-form';
import type { Person } from '../providers/people.ts';
import { dueIn } from './dueIn.ts';
import { PartForm } from './PartForm.tsx';
import { quickDays } from './quickDays.ts';
import { Late } from './Today.tsx';
import { text } from './text.ts';

/** The next step and its date, which is preset to tomorrow. */
export function StepForm({ person, onDone }: { person: Person; onDone: () => void }) {
  const { next_step, next_step_on } = person;
  // Not computed anew at each rendering: at midnight the shown day would change by itself.
  const [preset, setPreset] = useState({ shownFor: next_step_on, day: tomorrow() });
  if (preset.shownFor !== next_step_on) setPreset({ shownFor: next_step_on, day: tomorrow() });
  const due = next_step_on ? dueIn(next_step_on) : undefined;
  return (
    <Paper component="section" variant="outlined" className="mt-5 rounded-wood border-t-4 border-t-ink p-4">
      <Typography variant="h3" className="mb-2.5 text-[1.375rem]">
        {text.nextStep}
      </Typography>
      <PartForm
        person={person}
        part="step"
        schema={stepSchema}
        values={{ next_step, next_step_on: next_step_on ?? undefined }}
        preset={{ next_step_on: preset.day }}
        saved={text.stepSaved}
        actions={
          next_step && (
            <Button variant="outlined" color="inherit" startIcon={<Check size={18} />} onClick={onDone}>
              {text.done}
            </Button>
          )
        }
        className="grid gap-3"
      >
        <TextInput source="next_step" isRequired autoComplete="off" />
        <QuickDays />
        <DateInput source="next_step_on" isRequired />
        {due?.isLate && <Late>{due.words}</Late>}
      </PartForm>
    </Paper>
  );
}

const tomorrow = () => daysAfter(today(), 1);

function QuickDays() {
  const { field } = useController({ name: 'next_step_on' });
  return (
    <fieldset aria-label={text.when} className="m-0 flex min-w-0 flex-wrap gap-1.5 border-0 p-0">
      {quickDays().map(([name, day]) => (
        <Button
          key={name}
          aria-pressed={field.value === day}
          onClick={() => field.onChange(day)}
          className="bg-sunken px-3 text-small text-ink aria-pressed:bg-ink aria-pressed:text-bg"
        >
          {text.quickDays[name]}
        </Button>
      ))}
    </fieldset>
  );
}
