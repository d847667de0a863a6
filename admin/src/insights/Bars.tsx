import { Typography } from '@mui/material';
import { useId } from 'react';
import type { Figure } from '../providers/pageOverview.ts';
import { labelOf, type Titles } from './labelOf.ts';
import { text } from './text.ts';

interface Props {
  measure: keyof typeof text.charts;
  figures: Figure[];
  titles: Titles;
}

/** The largest figures of one measure, as a table with bars. */
export function Bars({ measure, figures, titles }: Props) {
  const id = useId();
  const rows = figures.filter((figure) => figure.measure === measure);
  const most = Math.max(...rows.map(({ total }) => total));
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h2" className="mb-3">
        {text.charts[measure]}
      </Typography>
      {rows.length === 0 ? (
        <p className="m-0 border-t-4 border-ink pt-3 text-muted">{text.none}</p>
      ) : (
        <table aria-labelledby={id} className="block w-full border-t-4 border-ink">
          <thead className="sr-only">
            <tr>
              <th scope="col">{text.columns[measure]}</th>
              <th scope="col">{text.columns.total}</th>
            </tr>
          </thead>
          <tbody className="block">
            {rows.map(({ label, total }) => (
              <tr
                key={label}
                className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-line pt-2.25 pb-4"
              >
                <th scope="row" className="text-left leading-[1.35] font-semibold wrap-anywhere">
                  {labelOf(measure, label, titles)}
                </th>
                <td className="font-display text-[1.5rem]/[1] font-extrabold tabular-nums">
                  {total}
                  <span
                    aria-hidden="true"
                    className="absolute -bottom-px left-0 h-2.25 border-b-3 border-pave-deep bg-pave"
                    style={{ width: `${(total / most) * 100}%` }}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
