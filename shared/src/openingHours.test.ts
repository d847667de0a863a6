import { expect, test } from 'vitest';
import {
  hoursLabel,
  hoursOn,
  nextWorkingDay,
  openUntil,
  shortHoursLabel,
  sofiaTime,
} from './openingHours.ts';
import { addressParts, phoneHref } from './studioFacts.ts';

const day = { opens: '09:00', closes: '18:00' };
const saturday = { opens: '10:00', closes: '13:30' };
const times = { hours: [day, day, day, null, day, saturday, null], closed_days: ['2026-12-25'] };

test('consecutive days with the same hours are combined', () => {
  const workdays = { ...times, hours: [day, day, day, day, day, null, null] };
  expect(hoursLabel(workdays)).toBe('понеделник–петък, 9:00–18:00');
  expect(shortHoursLabel(workdays)).toBe('пн–пт, 9–18');
  expect(hoursLabel(times)).toBe('понеделник–сряда, 9:00–18:00; петък, 9:00–18:00; събота, 10:00–13:30');
});

test('an additional day off has no hours, whatever the weekday', () => {
  expect(hoursOn('2026-12-26', times)).toEqual(saturday);
  expect(hoursOn('2026-12-24', times)).toBeNull();
  expect(hoursOn('2026-12-25', times)).toBeNull();
  expect(nextWorkingDay('2026-12-23', times)).toBe('2026-12-26');
});

test('the studio is open until its closing time', () => {
  expect(openUntil(new Date('2026-12-26T13:29:00+02:00'), times)).toBe('13:30');
  expect(openUntil(new Date('2026-12-26T13:30:00+02:00'), times)).toBeUndefined();
});

test('times are those of Sofia', () => {
  expect(sofiaTime(new Date('2026-12-31T22:30:00Z'))).toEqual({ day: '2027-01-01', clock: '00:30' });
});

test('a phone link also works from abroad', () => {
  expect(phoneHref('02 000 00 00')).toBe('tel:+35920000000');
  for (const mobile of ['+359 88 000 00 00', '00359 88 000 00 00', '088 000 00 00'])
    expect(phoneHref(mobile)).toBe('tel:+359880000000');
});

test('an address is split if it ends in city and postal code', () => {
  expect(addressParts('ул. „Примерна“ 1, София 1000')).toEqual({
    street: 'ул. „Примерна“ 1',
    city: 'София',
    postalCode: '1000',
  });
  expect(addressParts('На площада')).toEqual({ street: 'На площада' });
});
