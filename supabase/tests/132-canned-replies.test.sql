begin;
select plan(16);

select tests.make_studio('ana');
select is_empty(
  $$ select from public.canned_replies where body !~ '\{име\}' $$, 'each of the examples speaks to somebody by name'
);
delete from public.canned_replies;
prepare read_replies as select from public.canned_replies;
prepare add_reply as insert into public.canned_replies (title, body) values ('Проба', 'Здравейте, {име}!');
prepare titles as select title from public.canned_replies order by order_index;

select tests.visit();
select throws_ok('read_replies', '42501', null, 'a visitor reads none');
select throws_ok('add_reply', '42501', null, 'and adds none');
select throws_ok('select public.reorder_canned_replies(0, 1)', '42501', null, 'nor moves one');
select tests.sign_in('vera');
select lives_ok('add_reply', 'an admin adds one');
select tests.sign_in('ana');
select is_empty('read_replies', 'a client reads none');
select throws_ok('add_reply', '42501', null, 'adds none');
select is(tests.rows_changed_by($$ update public.canned_replies set title = 'x' where true $$), 0, 'changes none');
select is(tests.rows_changed_by('delete from public.canned_replies where true'), 0, 'deletes none');
select throws_ok('select public.reorder_canned_replies(0, 0)', '22023', null, 'and sees no place to move one from');

select tests.sign_in('vera');
insert into public.canned_replies (title, body, order_index) values ('Първи', 'x', 0);
select results_eq('titles', array['Първи', 'Проба'], 'they stand in an order');
select public.reorder_canned_replies(0, 1);
select results_eq('titles', array['Проба', 'Първи'], 'that an admin sets');
select is(tests.rows_changed_by($$ update public.canned_replies set title = 'Друг' where title = 'Първи' $$), 1, 'an admin changes one');
select is(tests.rows_changed_by($$ delete from public.canned_replies where title = 'Друг' $$), 1, 'and deletes one');
select throws_ok($$ insert into public.canned_replies (title, body) values (repeat('x', 81), 'x') $$, '23514', null, 'a title is short');
select throws_ok($$ insert into public.canned_replies (title, body) values ('x', ' ') $$, '23514', null, 'a text is there');

select * from finish();
rollback;
