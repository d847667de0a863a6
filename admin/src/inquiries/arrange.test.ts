import { expect, test } from 'vitest';
import { arrange } from './arrange.ts';

test('rows are grouped into days, services with their titles, and answers', () => {
  expect(
    arrange(
      [
        { measure: 'day', label: '2026-11-20', inquiries: 0 },
        { measure: 'day', label: '2026-11-21', inquiries: 3 },
        { measure: 'service', label: 'templates', inquiries: 3 },
        { measure: 'service', label: 'logo-design', inquiries: 2 },
        { measure: 'service', label: 'Старият орех', inquiries: 1 },
        { measure: 'answer', label: 'due', inquiries: 2 },
        { measure: 'answer', label: 'in_time', inquiries: 1 },
      ],
      { templates: 'Готови витрини' },
    ),
  ).toEqual({
    days: [
      { label: '2026-11-20', count: 0 },
      { label: '2026-11-21', count: 3 },
    ],
    services: [
      { label: 'Готови витрини', count: 3 },
      { label: 'Лого дизайн', count: 2 },
      { label: '„Старият орех“', count: 1 },
    ],
    due: 2,
    inTime: 1,
  });
});
