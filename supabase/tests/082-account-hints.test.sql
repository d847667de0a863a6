begin;
select plan(3);

-- What is announced by now, without what Realtime adds itself.
create function tests.announced() returns setof text language sql as $$
  with gone as (delete from realtime.messages returning *)
  select concat_ws(' ', topic, event, payload ->> 'table', case when event = 'changed' then payload ->> 'id' end)
  from gone
  -- A client is a person, too, which is announced for itself.
  where private and payload ->> 'table' is distinct from 'people'
  order by 1;
$$;
create function tests.to_client(person uuid) returns text language sql return 'chat:' || person || ' account';
create function tests.to_studio(person uuid) returns text language sql return 'studio changed chat_users ' || person;

-- What this transaction has written before is announced as well.
delete from realtime.messages;

select tests.make_person('ana', 'client');
create temporary table ana as select tests.id_of('ana') as id;
select results_eq(
  'select tests.announced()', 'select tests.to_studio(id) from ana', 'the studio alone hears of a new client'
);

update public.chat_users set site_url = 'https://ana.example' where id = (select id from ana);
select results_eq(
  'select tests.announced()',
  'select tests.to_client(id) from ana union all select tests.to_studio(id) from ana',
  'of a changed account the person hears, and the studio'
);

delete from auth.users where id = (select id from ana);
select results_eq(
  'select tests.announced()',
  'select tests.to_client(id) from ana union all select tests.to_studio(id) from ana',
  'of a deleted account as well'
);

select * from finish();
rollback;
