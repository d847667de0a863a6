import { expect, test } from 'vitest';
import { textProblem } from './textProblem.ts';

test('a text is too long by its characters, and blank only where it is needed', () => {
  expect(textProblem('🙂'.repeat(100), 100, 'Липсва.')).toBeUndefined();
  expect(textProblem('🙂'.repeat(101), 100, 'Липсва.')).toBe('Текстът е твърде дълъг – най-много 100 знака.');
  expect(textProblem(' ', 100, 'Липсва.')).toBe('Липсва.');
  expect(textProblem(' ', 100)).toBeUndefined();
});
