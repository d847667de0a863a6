begin;
select plan(6);

-- What is announced by now, without what Realtime adds itself.
create function tests.announced() returns setof text language sql as $$
  with gone as (delete from realtime.messages returning *)
  select concat_ws(' ', topic, event, payload ->> 'table', case when event = 'changed' then payload ->> 'id' end)
  from gone
  -- A client is a person, too, which is announced for itself.
  where private and coalesce(payload ->> 'table', '') not in ('people', 'person_entries')
  order by 1;
$$;
create function tests.to_client(person uuid) returns text language sql return 'chat:' || person || ' account';
create function tests.to_studio(person uuid) returns text language sql return 'studio changed chat_users ' || person;

-- What this transaction has written before is announced as well.
delete from realtime.messages;

select tests.make_person('ana', 'client');
create temporary table ana as select tests.id_of('ana') as id;
create temporary table both_sides as select tests.to_client(id) from ana union all select tests.to_studio(id) from ana;
select results_eq(
  'select tests.announced()', 'select tests.to_studio(id) from ana', 'the studio alone hears of a new client'
);

update public.chat_users set site_url = 'https://ana.example' where id = (select id from ana);
select results_eq('select tests.announced()', 'table both_sides', 'of a changed account the person hears, and the studio');

update public.people set name = 'Ана Петрова' where client_id = (select id from ana);
select results_eq('select tests.announced()', 'table both_sides', 'of a changed name as well');

update public.people set name = name, phone = '088 000 00 00' where client_id = (select id from ana);
insert into public.people (id, name) values ('a0000000-0000-4000-8000-000000000001', 'Ана');
update public.people set name = 'Анна' where id = 'a0000000-0000-4000-8000-000000000001';
select is_empty('select tests.announced()', 'of nothing else that is known of a person, and of nobody without an account');

select private.join_people('a0000000-0000-4000-8000-000000000001', id)
from public.people where client_id = (select id from ana);
select results_eq('select tests.announced()', 'table both_sides', 'of a merge that gives the account another name');

delete from auth.users where id = (select id from ana);
select results_eq('select tests.announced()', 'table both_sides', 'of a deleted account as well');

select * from finish();
rollback;
