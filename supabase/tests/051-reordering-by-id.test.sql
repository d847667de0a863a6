begin;
select plan(10);

select tests.make_studio('ana');
delete from public.projects;
insert into public.projects (id, title, description, image) values
  ('00000000-0000-0000-0000-00000000000a', 'а', 'x', '/pictures/gallery/x.webp'),
  ('00000000-0000-0000-0000-00000000000b', 'б', 'x', '/pictures/gallery/x.webp'),
  ('00000000-0000-0000-0000-00000000000c', 'в', 'x', '/pictures/gallery/x.webp');

prepare list as select title || order_index from public.projects order by order_index;
prepare move(integer, integer, text) as
  select public.reorder_projects($1, $2, ('00000000-0000-0000-0000-00000000000' || $3)::uuid);

select tests.sign_in('vera');
select lives_ok($$ execute move(0, 2, 'a') $$, 'a row moves by its id');
select results_eq('list', array['б0', 'в1', 'а2'], 'to the place named');
select lives_ok($$ execute move(0, 1, 'a') $$, 'a row that another admin has moved meanwhile moves all the same');
select results_eq('list', array['б0', 'а1', 'в2'], 'from where it stands, and no other row is taken for it');
select lives_ok($$ select public.reorder_projects(0, 2) $$, 'without an id the place names the row');
select results_eq('list', array['а0', 'в1', 'б2'], 'as before');
select throws_ok($$ execute move(0, 1, 'd') $$, '22023', 'Invalid index for reordering',
  'a row that is gone stands at no place');
select throws_ok($$ execute move(0, 3, 'a') $$, '22023', 'Invalid index for reordering',
  'an end beyond the end is refused');
select results_eq('list', array['а0', 'в1', 'б2'], 'and nothing has moved');

select tests.sign_in('ana');
select throws_ok($$ execute move(0, 1, 'a') $$, '42501', null, 'a client cannot reorder by id');

select * from finish();
rollback;
