begin;
select plan(28);

select tests.make_person('vera', 'admin');
delete from public.projects;
select tests.sign_in('vera');

prepare add(text) as insert into public.projects (title, description, image) values ($1, 'x', '/pictures/gallery/x.webp') returning order_index;
prepare add_at(text, integer) as
  insert into public.projects (title, description, image, order_index) values ($1, 'x', '/pictures/gallery/x.webp', $2) returning order_index;
prepare list as select title || order_index from public.projects order by order_index;
prepare reorder(integer, integer) as select public.reorder_projects($1, $2);

-- Adding
select results_eq($$ execute add('а') $$, array[0], 'the first row stands at 0');
select results_eq($$ execute add('б') $$, array[1], 'a row without a place stands at the end, and the answer says so');
select results_eq($$ execute add_at('в', 99) $$, array[2], 'a place beyond the end is the end');
select results_eq($$ execute add_at('г', 1) $$, array[1], 'a row can be put between others');
select results_eq('list', array['а0', 'г1', 'б2', 'в3'], 'the other rows make room');
select throws_ok($$ execute add_at('д', -1) $$, '23514', null, 'there is no place before 0');
insert into public.projects (title, description, image) values ('д', 'x', '/pictures/gallery/x.webp'), ('е', 'x', '/pictures/gallery/x.webp');
select results_eq('list', array['а0', 'г1', 'б2', 'в3', 'д4', 'е5'], 'several rows at once stand at the end');

-- Moving
update public.projects set order_index = 4 where title = 'г';
select results_eq('list', array['а0', 'б1', 'в2', 'д3', 'г4', 'е5'], 'a row moved down takes the place it was given');
update public.projects set order_index = 1 where title = 'г';
select results_eq('list', array['а0', 'г1', 'б2', 'в3', 'д4', 'е5'], 'and so does a row moved up');
update public.projects set order_index = 99 where title = 'а';
select results_eq('list', array['г0', 'б1', 'в2', 'д3', 'е4', 'а5'], 'a place beyond the end is the last one');
update public.projects set order_index = 5 - order_index where true;
select results_eq('list', array['а0', 'е1', 'д2', 'в3', 'б4', 'г5'], 'all rows can be updated at once');
update public.projects set description = 'y' where title = 'д';
select results_eq('list', array['а0', 'е1', 'д2', 'в3', 'б4', 'г5'], 'another change moves nothing');

-- Reordering
select lives_ok('execute reorder(0, 2)', 'a row moves down by its place');
select results_eq('list', array['е0', 'д1', 'а2', 'в3', 'б4', 'г5'], 'to the place named');
select lives_ok('execute reorder(5, 1)', 'a row moves up by its place');
select results_eq('list', array['е0', 'г1', 'д2', 'а3', 'в4', 'б5'], 'to the place named');
select lives_ok('execute reorder(3, 3)', 'a row may stay');
select throws_ok('execute reorder(6, 0)', '22023', 'Invalid index for reordering', 'a start beyond the end is refused');
select throws_ok('execute reorder(0, 6)', '22023', 'Invalid index for reordering', 'an end beyond the end is refused');
select throws_ok('execute reorder(-1, 0)', '22023', 'Invalid index for reordering', 'a start before 0 is refused');
select throws_ok('execute reorder(0, -1)', '22023', 'Invalid index for reordering', 'an end before 0 is refused');
select throws_ok('execute reorder(null, 0)', '22023', 'Invalid index for reordering', 'a missing start is refused');
select results_eq('list', array['е0', 'г1', 'д2', 'а3', 'в4', 'б5'], 'a refused move changes nothing');

-- Deleting
delete from public.projects where title in ('е', 'д');
select results_eq('list', array['г0', 'а1', 'в2', 'б3'], 'those behind a deleted row move up');
select tests.be_owner();
select lives_ok('set constraints all immediate', 'no two rows share a place at the end of it all');
delete from public.projects;
select throws_ok('execute reorder(0, 0)', '22023', 'Invalid index for reordering', 'an empty list has no places');

-- Every such list
select is(
  (
    select array_agg(relid::regclass::text order by relid)
    from (
      select tgrelid as relid from pg_trigger
      where tgname in ('lock_list', 'place_in_list', 'renumber_after_insert', 'renumber_after_update', 'renumber_after_delete')
      group by tgrelid having count(*) = 5
    ) as ordered
  ),
  (
    select array_agg(attrelid::regclass::text order by attrelid)
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where attname = 'order_index' and relkind = 'r' and relnamespace = 'public'::regnamespace
  ),
  'every table with an order_index keeps its order'
);

-- updated_at
insert into public.projects (title, description, image, updated_at) values ('стар', 'x', '/pictures/gallery/x.webp', '2020-01-01');
update public.projects set description = 'y', updated_at = '2020-01-01' where title = 'стар';
select is((select updated_at from public.projects where title = 'стар'), now(), 'the database says when a row was changed');

select * from finish();
rollback;
