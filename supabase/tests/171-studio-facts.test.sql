begin;
select plan(47);

select tests.make_studio('ana');
delete from public.studio_facts;
delete from public.content_versions where table_name = 'studio_facts';
create function tests.facts(changed jsonb default '{}') returns jsonb
language sql immutable
return jsonb_build_object(
  'email', 'zdravei@vitrina.example', 'phones', '["02 000 00 00"]'::jsonb, 'address', 'ул. „Примерна“ 1, София 1000',
  'hours', '[{"opens": "09:00", "closes": "18:00"}, {"opens": "09:00", "closes": "18:00"}, {"opens": "09:00", "closes": "18:00"},
    {"opens": "09:00", "closes": "18:00"}, {"opens": "09:00", "closes": "18:00"}, null, null]'::jsonb
) || changed;
create function tests.publish(changed jsonb default '{}', key text default 'studio') returns text
language sql volatile
as $$
  select (public.publish_version(
    (public.save_draft(gen_random_uuid(), 'studio_facts', tests.facts(changed), key)).id, 1,
    (select id from public.content_versions where table_name = 'studio_facts' and row_key = key and state = 'published')
  )).state;
$$;
prepare change as update public.studio_facts set address = 'Друга' where id = 'studio';
prepare add as insert into public.studio_facts (id, email, phones, address, hours)
  select 'studio', item ->> 'email', item -> 'phones', item ->> 'address', item -> 'hours' from tests.facts() as item;

-- Before it is there
select ok(private.is_working_day('2026-11-27'), 'without facts a Friday is a working day');
select ok(not private.is_working_day('2026-11-28'), 'without facts a Saturday is no working day');

-- Who may
select tests.visit();
select throws_ok('add', '42501', null, 'a visitor says nothing of the studio');
select tests.sign_in('ana');
select throws_ok('add', '42501', null, 'a client says nothing of the studio');
select throws_ok($$ select tests.publish() $$, '42501', null, 'a client publishes nothing of the studio');
select tests.sign_in('vera');
select throws_ok('add', '42501', null, 'an admin writes no facts without publishing');
select is(tests.publish(), 'published', 'an admin publishes the facts');
select results_eq('select shows_leva from public.studio_facts', array[true], 'leva are shown until it is said otherwise');
select throws_ok('change', '42501', null, 'an admin changes no facts without publishing');
select is(tests.publish('{"address": "ул. „Нова“ 2, Пловдив 4000"}'), 'published', 'an admin publishes a change');
select throws_ok($$ select tests.publish(key => 'other') $$, '23514', null, 'there is one studio');
select tests.visit();
select results_eq(
  'select address from public.studio_facts', array['ул. „Нова“ 2, Пловдив 4000'], 'a visitor reads it'
);
select tests.sign_in('ana');
select isnt_empty('select from public.studio_facts', 'a client reads it');
select tests.be_owner();
select isnt_empty($$ select from public.site_builds where 'studio_facts' = any (causes) $$, 'the site is built anew');

-- What is no fact
create function tests.refuses(changed jsonb, because text) returns text
language plpgsql
as $$
begin
  return throws_ok(format('update public.studio_facts set %1$I = item.%1$I from jsonb_populate_record(null::public.studio_facts, %2$L) as item where studio_facts.id = ''studio''',
    (select jsonb_object_keys(changed)), changed), '23514', null, because);
end;
$$;
create function tests.takes(changed jsonb, because text) returns text
language plpgsql
as $$
begin
  return lives_ok(format('update public.studio_facts set %1$I = item.%1$I from jsonb_populate_record(null::public.studio_facts, %2$L) as item where studio_facts.id = ''studio''',
    (select jsonb_object_keys(changed)), changed), because);
end;
$$;
select tests.refuses('{"email": "Витрина <a@b.bg>"}', 'an address with a name is no mailbox');
select tests.refuses('{"phones": []}', 'there is a phone');
select tests.refuses('{"phones": ["1", "2", "3", "4"]}', 'four phones are too many');
select tests.refuses('{"phones": ["112"]}', 'a short number is refused');
select tests.refuses('{"phones": ["02 000 00 00", "+359 2 0000000"]}', 'the same phone twice is refused');
select tests.refuses('{"phones": [{"label": "02 000 00 00"}]}', 'a phone is a text');
select tests.refuses('{"phones": "02 000 00 00"}', 'phones are a list');
select tests.takes('{"phones": ["02 000 00 00", "+359 88 000 00 00", "0700 12 345"]}', 'three phones are accepted');
select tests.refuses('{"hours": []}', 'hours are of seven days');
select tests.refuses('{"hours": [null, null, null, null, null, null, null]}', 'one day is a working day');
select tests.refuses('{"hours": [{"opens": "18:00", "closes": "09:00"}, null, null, null, null, null, null]}', 'it opens before it closes');
select tests.refuses('{"hours": [{"opens": "09:00", "closes": "09:00"}, null, null, null, null, null, null]}', 'opening hours are not empty');
select tests.refuses('{"hours": [{"opens": "9:00", "closes": "18:00"}, null, null, null, null, null, null]}', 'a time has four digits');
select tests.refuses('{"hours": [{"opens": "09:00", "closes": "24:30"}, null, null, null, null, null, null]}', 'a time exists on a clock');
select tests.refuses('{"hours": [{"opens": "09:00"}, null, null, null, null, null, null]}', 'nobody stays open for ever');
select tests.refuses('{"hours": [{"opens": "09:00", "closes": "18:00", "x": 1}, null, null, null, null, null, null]}', 'a day has no other keys');
select tests.refuses('{"hours": ["09:00", null, null, null, null, null, null]}', 'a day is an object or null');
select tests.takes('{"hours": [null, null, null, null, null, {"opens": "10:00", "closes": "13:30"}, null]}', 'Saturday as the only working day is accepted');
select tests.refuses('{"closed_days": [null]}', 'a closed day is a day');
select tests.refuses('{"closed_days": ["1999-12-31"]}', 'a closed day is of this century');
select tests.refuses('{"closed_days": ["2100-01-01"]}', 'and not of the next');
select tests.takes('{"closed_days": ["2026-12-24", "2026-12-25"]}', 'closed days are accepted');
select tests.refuses('{"social": [{"name": "x", "url": "http://x.bg"}]}', 'profiles have https addresses');
select tests.refuses('{"social": [{"name": "x", "url": "javascript:alert(1)"}]}', 'profiles have valid addresses');
select tests.refuses('{"social": [{"name": " ", "url": "https://x.bg"}]}', 'profiles have names');
select tests.refuses('{"social": [1, 2, 3, 4]}', 'four profiles are too many');
select tests.takes('{"social": [{"name": "Facebook", "url": "https://facebook.com/x"}]}', 'one profile is accepted');
select tests.takes('{"shows_leva": false}', 'leva may be left out');
select tests.refuses('{"vat": "x"}', 'there are three VAT settings');

-- Working days
select ok(private.is_working_day('2026-11-28'), 'a Saturday on which it is open is a working day');
select ok(not private.is_working_day('2026-11-27'), 'a closed Friday is no working day');
select tests.takes('{"closed_days": ["2026-11-28"]}', 'a closed day is published');
select ok(not private.is_working_day('2026-11-28'), 'a closed day is no working day');

select * from finish();
rollback;
