import { describe, expect, it } from 'vitest';
import { inquirySearch } from './inquirySearch.ts';

describe('inquirySearch', () => {
  it('asks for nothing when there is nothing to search', () => {
    expect(inquirySearch('  ')).toEqual({});
  });

  it('searches in the text of the inquiry', () => {
    expect(inquirySearch('Ана, (спешно)')).toEqual({ 'search_text@': 'ilike.*ана,*(спешно)*' });
  });

  it('finds a service also by the name that the list shows', () => {
    expect(inquirySearch('Лого диз')).toEqual({
      'or@': '(search_text.ilike.*лого*диз*,service.in.(logo-design))',
    });
    expect(inquirySearch('без шаблон')).toEqual({
      'or@': '(search_text.ilike.*без*шаблон*,service.in.(no-template))',
    });
  });
});
