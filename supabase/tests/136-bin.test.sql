begin;
select plan(32);

select tests.make_studio('ana');
update private.submit_settings set max_submits = 1000;
delete from public.vitrina_inquiries;
delete from public.contact_messages;
delete from public.people where client_id is null;
delete from public.deliveries;
select public.submit_inquiry(name, name || '@example.bg', '0888', 'websites', 'Искам', '') from unnest(array['a', 'b']) as name;
select public.submit_contact_message('c', 'c@example.bg', 'N/A', 'Въпрос', 'Питам', '');
prepare found(boolean) as select name from public.find_inquiries(binned => $1) order by name;

-- Who may
select tests.visit();
select throws_ok('update public.vitrina_inquiries set deleted_at = now() where true', '42501', null, 'a visitor bins nothing');
select tests.sign_in('ana');
select is(tests.rows_changed_by('update public.vitrina_inquiries set deleted_at = now() where true'), 0, 'a client puts nothing into the bin');
select is(tests.rows_changed_by('update public.contact_messages set deleted_at = now() where true'), 0, 'a client puts nothing into either bin');
select tests.sign_in('vera');
select is(
  tests.rows_changed_by($$ update public.vitrina_inquiries set deleted_at = '2000-01-01' where name = 'a' $$), 1, 'an admin puts an inquiry into the bin'
);
select is((select deleted_at from public.vitrina_inquiries where name = 'a'), now(), 'the server sets the time');
select is(
  tests.rows_changed_by($$ update public.contact_messages set deleted_at = now() where name = 'c' $$), 1, 'an admin puts a message into the bin'
);

-- What shows it
select results_eq('execute found(false)', array['b'], 'the list leaves it out');
select results_eq('execute found(true)', array['a'], 'the list of the bin shows it alone');
select is(public.count_found_inquiries('websites'), 1, 'the binned inquiry is not counted');
select is(public.count_found_inquiries('websites', binned => true), 1, 'the binned inquiry is counted in the bin');
select is_empty($$ select from public.find_contact_messages('c') $$, 'a search does not find the binned inquiry');
select results_eq('select * from public.inquiry_totals()', 'values (1, 1, 1, 1)', 'totals count the bin separately');
select results_eq('select * from public.contact_message_totals()', 'values (0, 0, 0, 1)', 'totals of messages count the bin separately');
select is(
  (select sum(inquiries)::integer from public.inquiry_overview() where measure = 'day'), 1, 'the overview does not count it'
);
select is(array(select name from public.find_people(pattern => '@example.bg')), array['b'], 'the board does not show the person');
select is((select people from public.people_totals() where stage = 'new'), 1, 'the board does not count the person');

-- Back again
select tests.rows_changed_by($$ update public.vitrina_inquiries set deleted_at = null where name = 'a' $$);
select results_eq('execute found(false)', array['a', 'b'], 'an admin takes it back');
select is(array(select name from public.find_people(pattern => '@example.bg') order by name), array['a', 'b'], 'the person comes or goes with it');
select tests.be_owner();
select public.submit_contact_message('c', 'c@example.bg', 'N/A', 'Въпрос', 'Още питам', '');
select tests.sign_in('vera');
select is(array(select name from public.find_people(pattern => 'c@example.bg')), array['c'], 'a person who writes again is shown again');

-- For good
select is(tests.rows_changed_by($$ delete from public.vitrina_inquiries where true $$), 0, 'nothing is deleted without the bin');
select tests.rows_changed_by($$ update public.vitrina_inquiries set deleted_at = now() where name = 'a' $$);
select is(
  jsonb_array_length(public.personal_data('a@example.bg') -> 'inquiries'), 1, 'personal data includes the bin'
);
select tests.be_owner();
alter table public.vitrina_inquiries disable trigger stamp_marks;
update public.vitrina_inquiries set deleted_at = now() - interval '29 days' where name = 'a';
select private.delete_expired();
select results_eq('select name from public.vitrina_inquiries order by name', array['a', 'b'], 'it stays in the bin for thirty days');
update public.vitrina_inquiries set deleted_at = now() - interval '31 days' where name = 'a';
select private.delete_expired();
select results_eq('select name from public.vitrina_inquiries', array['b'], 'after thirty days it is deleted, read or not');
select is_empty($$ select from public.people where name = 'a' $$, 'the person comes or goes with it');
select is_empty($$ select from public.deliveries where content ->> 'name' = 'a' $$, 'the mails about it are deleted');
update public.vitrina_inquiries set deleted_at = now() where true;
select tests.sign_in('vera');
select is(
  public.erase_personal_data('b@example.bg'),
  '{"inquiries": 1, "contact_messages": 0, "people": 1, "entries": 0, "testimonials": 0, "mails": 2}',
  'an erasure includes the bin'
);
select is(tests.rows_changed_by($$ update public.contact_messages set deleted_at = now() where message = 'Още питам' $$), 1, 'the bin is empty afterwards');
select is(tests.rows_changed_by($$ delete from public.contact_messages where true $$), 2, 'an admin can delete for good');

-- Taken up again
select tests.be_owner();
select public.submit_inquiry(name, name || '@example.bg', '0888', 'websites', 'Искам', '')
from unnest(array['left', 'noted', 'planned', 'written']) as name;
update public.vitrina_inquiries set deleted_at = now() where true;
select tests.sign_in('vera');
prepare listed as select name from public.find_people(pattern => '@example.bg') order by name;
select is_empty('listed', 'nobody is listed whose only inquiry is in the bin');
insert into public.person_entries (id, person_id, kind, body)
select gen_random_uuid(), id, 'note', 'Обади се' from public.people where name = 'noted';
update public.people set next_step = 'да се обадя', next_step_on = '2026-01-01' where name = 'planned';
select public.send_letter(gen_random_uuid(), id, 'Здравейте', 'Пишем ви пак.') from public.people where name = 'written';
select results_eq('listed', array['noted', 'planned', 'written'], 'a note, a step or a letter brings them back');
select is(array(select name from public.find_people(due => true)), array['planned'], 'the step is due');
update public.people set next_step = null, next_step_on = null where name = 'planned';
select results_eq('listed', array['noted', 'planned', 'written'], 'nobody disappears when the step is done');

select * from finish();
rollback;
