import { test } from '@vitrina/tests/fixtures/test.ts';
import { editing } from './projects/editing.ts';
import { failures } from './projects/failures.ts';
import { ordering } from './projects/ordering.ts';
import { phone } from './projects/phone.ts';
import { service } from './projects/projectsPage.ts';
import { uploads } from './projects/uploads.ts';

// They change one list, so they run one after the other: a list of tests, as Playwright's documentation has it.
test.describe.configure({ mode: 'default', timeout: 300_000 });

test.describe(editing);
test.describe(ordering);
test.describe(uploads);
test.describe(failures);
test.describe(phone);

test.afterEach(async ({ backend }) => {
  const seeded = ['Отстъпки', 'Спешна помощ', 'Всичко българско'];
  await service(backend)
    .from('projects')
    .delete()
    .not('title', 'in', `(${seeded.map((t) => `"${t}"`)})`);
});
