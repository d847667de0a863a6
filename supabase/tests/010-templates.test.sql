begin;
select plan(18);

select tests.make_studio('ana');
delete from public.templates;
insert into public.templates (name, description, demo_url, status) values
  ('Пекарна', 'Хляб и закуски.', '/demo/bakery', 'active'),
  ('Аптека', 'Дежурства и телефон.', '/demo/pharmacy', 'inactive');

prepare names as select name from public.templates order by order_index;
prepare add_one as
  insert into public.templates (name, description, demo_url) values ('Цветарница', 'Букети.', '/demo/flowers');
prepare move_first_down as select public.reorder_templates(0, 1);

-- Visitors
select tests.visit();
select results_eq('names', array['Пекарна'], 'a visitor reads the active templates only');
select throws_ok('add_one', '42501', null, 'a visitor cannot add a template');
select throws_ok($$ update public.templates set name = 'Мое' where true $$, '42501', null, 'a visitor cannot change a template');
select throws_ok($$ delete from public.templates where true $$, '42501', null, 'a visitor cannot delete a template');
select throws_ok('move_first_down', '42501', null, 'a visitor cannot reorder templates');

-- Clients
select tests.sign_in('ana');
select results_eq('names', array['Пекарна'], 'a client reads the active templates only');
select throws_ok('add_one', '42501', null, 'a client cannot add a template');
select is(tests.rows_changed_by($$ update public.templates set name = 'Мое' where true $$), 0, 'a client cannot change a template');
select is(tests.rows_changed_by($$ delete from public.templates where true $$), 0, 'a client cannot delete a template');
select tests.be_owner();
update public.templates set status = 'active';
select tests.sign_in('ana');
select throws_ok('move_first_down', '42501', null, 'a client cannot reorder templates that it sees');
select tests.be_owner();
update public.templates set status = 'inactive' where name = 'Аптека';

-- Admins
select tests.sign_in('vera');
select results_eq('names', array['Пекарна', 'Аптека'], 'an admin reads the inactive templates too');
select lives_ok('add_one', 'an admin adds a template');
select is(
  tests.rows_changed_by($$ update public.templates set status = 'active' where name = 'Аптека' $$), 1,
  'an admin changes a template'
);
select lives_ok('move_first_down', 'an admin reorders templates');
select results_eq('names', array['Аптека', 'Пекарна', 'Цветарница'], 'and sees them in the new order');
select is(
  tests.rows_changed_by($$ delete from public.templates where name = 'Аптека' $$), 1,
  'an admin deletes a template'
);

-- The secret key
select tests.use_secret_key();
select lives_ok('add_one', 'the secret key adds a template');
select is(tests.rows_changed_by($$ delete from public.templates where true $$), 3, 'the secret key deletes templates');

select * from finish();
rollback;
