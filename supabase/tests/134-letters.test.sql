begin;
select plan(49);

select tests.make_studio('ana');
update private.submit_settings set max_submits = 1000;
delete from public.vitrina_inquiries;
delete from public.contact_messages;
delete from public.deliveries;
select public.submit_inquiry('Мария', 'Maria@example.bg', '0888', 'websites', 'Искам сайт', '');
select public.submit_contact_message('Мария', 'maria@example.bg', 'N/A', 'Въпрос', 'Питам', '');
update public.vitrina_inquiries set created_at = now() - interval '1 hour';
insert into public.people (name, email) values ('Без кутия', 'x@localhost'), ('Без имейл', null);
create function tests.letter(
  number integer, subject text default 'Отговор', body text default 'Здравейте', quotes boolean default false, seen integer default null,
  receiver text default 'Мария', answers uuid default null
)
returns uuid language sql as $$
  select (public.send_letter(
    md5('letter ' || number)::uuid, (select id from public.people where name = receiver), subject, body, quotes,
    md5('letter ' || seen)::uuid, answers
  )).id
$$;
create function tests.sent(words text) returns uuid language sql as $$
  select id from public.vitrina_inquiries where message = words union all select id from public.contact_messages where message = words
$$;
-- What the studio has still to answer, and what it has still to read.
prepare open as
  select message, answered_at is null, not read from public.vitrina_inquiries where answered_at is null or not read union all
  select message, answered_at is null, not read from public.contact_messages where answered_at is null or not read
  order by message;
prepare letters as select from public.person_entries where kind = 'letter';

select tests.visit();
select throws_ok($$ select public.send_letter(gen_random_uuid(), gen_random_uuid(), 'x', 'x') $$, '42501', null, 'a visitor writes no letter');
select tests.sign_in('ana');
select throws_ok($$ select public.send_letter(gen_random_uuid(), gen_random_uuid(), 'x', 'x') $$, '42501', null, 'a client writes no letter');

select tests.sign_in('vera');
select throws_ok($$ select tests.letter(9, receiver => 'Без кутия') $$, '22023', null, 'a letter needs a mailbox');
select throws_ok($$ select tests.letter(9, receiver => 'Без имейл') $$, '22023', null, 'a letter needs an address');
select throws_ok($$ select tests.letter(9, receiver => 'Никой') $$, 'PT404', null, 'a letter needs a person');
select throws_ok($$ select tests.letter(9, subject => ' ') $$, '23514', null, 'a letter has a subject');
select throws_ok($$ select tests.letter(9, subject => repeat('x', 151)) $$, '23514', null, 'a subject has at most 150 characters');
select throws_ok($$ select tests.letter(9, body => repeat('x', 8001)) $$, '23514', null, 'a letter has 8000 characters at most');
select is_empty('letters', 'a refused letter leaves nothing');
select is_empty($$ select from public.vitrina_inquiries where answered_at is not null $$, 'a refused letter answers nothing');

select lives_ok(
  $$ select tests.letter(1, E'Отговор\r\nBcc: victim@example.bg', quotes => true, answers => tests.sent('Питам')) $$, 'an admin writes one'
);
select results_eq(
  $$ select kind, subject, body, made_by from public.person_entries where kind = 'letter' $$,
  $$ values ('letter', E'Отговор\r\nBcc: victim@example.bg', 'Здравейте', tests.id_of('vera')) $$, 'the letter is stored'
);
select results_eq(
  $$ select id, recipient, reply_to, channel, state from public.deliveries where kind = 'letter' $$,
  $$ values (md5('letter 1')::uuid, 'Maria@example.bg', null::text, 'mail', 'waiting') $$, 'the letter goes to the person’s own address'
);
select is(
  (select content #>> '{quote,message}' from public.deliveries where kind = 'letter'), 'Питам', 'the last submission is quoted below the letter'
);
select is(
  (select content -> 'references' from public.deliveries where kind = 'letter'),
  (select jsonb_agg(id order by created_at) from public.deliveries where kind like '%_receipt' and recipient ilike 'maria@example.bg'),
  'the letter is in the thread of the receipts'
);
select is_empty($$ select from public.vitrina_inquiries where answered_at is null $$, 'the submission counts as answered');
select is_empty($$ select from public.contact_messages where answered_at is null $$, 'all submissions count as answered');
select is_empty('open', 'whoever has answered a submission has read it');
select is((select stage from public.people where name = 'Мария'), 'talking', 'a new person moves on to talking');
select is(
  (select made_by from public.person_entries where kind = 'stage'), tests.id_of('vera'), 'the move names the admin'
);

-- Repeated, and two at once
select lives_ok($$ select tests.letter(1, E'Отговор\r\nBcc: victim@example.bg') $$, 'repeated it is the same letter');
select is((select count(*) from public.deliveries where kind = 'letter'), 1::bigint, 'a repeated letter is sent once');
select throws_ok($$ select tests.letter(1, 'Друго') $$, '23505', null, 'the id cannot be used for a second letter');
select throws_ok($$ select tests.letter(2) $$, 'PT409', null, 'an admin who has not seen the last letter is refused');
select throws_ok($$ select tests.letter(2, seen => 7) $$, 'PT409', null, 'an admin who has seen another letter is refused');
select lives_ok($$ select tests.letter(2, seen => 1) $$, 'an admin who has seen the last letter writes the next');
select is(
  (select content -> 'references' ->> -1 from public.deliveries where id = md5('letter 2')::uuid), md5('letter 1')::uuid::text,
  'the next letter is in the thread of the last'
);
select is((select content -> 'quote' from public.deliveries where id = md5('letter 2')::uuid), 'null'::jsonb, 'nothing is quoted unless asked for');
select tests.be_owner();
update public.people set stage = 'offer' where name = 'Мария';
select tests.sign_in('vera');
select tests.letter(3, seen => 2);
select is((select stage from public.people where name = 'Мария'), 'offer', 'a later stage is not changed');

-- A corrected address
select tests.be_owner();
update public.deliveries set state = 'sent' where id = md5('letter 1')::uuid;
update public.deliveries set state = 'failed' where id = md5('letter 2')::uuid;
prepare receivers as select recipient, state from public.deliveries where kind = 'letter' order by created_at, state;
select tests.sign_in('vera');
select tests.rows_changed_by($$ update public.people set email = 'right@example.bg' where name = 'Мария' $$);
select results_eq(
  'receivers',
  $$ values ('right@example.bg', 'failed'), ('Maria@example.bg', 'sent'), ('right@example.bg', 'waiting') $$,
  'letters that have not left go to the corrected address, also of a person without an account'
);
select is(
  (select count(*) from public.deliveries where kind like '%_receipt' and recipient ilike 'maria@example.bg'), 2::bigint,
  'receipts go to the address that was typed'
);
select tests.rows_changed_by($$ update public.people set email = null where name = 'Мария' $$);
select results_eq('receivers', $$ values ('Maria@example.bg', 'sent') $$, 'without an address no letter waits');
select tests.rows_changed_by($$ update public.people set email = 'Maria@example.bg' where name = 'Мария' $$);

-- The bin is not quoted, and not answered
select tests.be_owner();
update public.vitrina_inquiries set answered_at = null, deleted_at = now() where true;
update public.contact_messages set deleted_at = now() where true;
select tests.sign_in('vera');
select tests.letter(4, seen => 3, quotes => true);
select is((select content -> 'quote' from public.deliveries where id = md5('letter 4')::uuid), 'null'::jsonb, 'a submission in the bin is not quoted');
select is_empty($$ select from public.vitrina_inquiries where answered_at is not null $$, 'a submission in the bin is not answered');

-- What the author has not seen
select tests.be_owner();
delete from public.vitrina_inquiries;
delete from public.contact_messages;
select public.submit_inquiry('Мария', 'maria@example.bg', '0888', 'websites', 'Първо', '');
select public.submit_contact_message('Мария', 'maria@example.bg', 'N/A', 'Въпрос', 'Второ', '');
select public.submit_inquiry('Мария', 'maria@example.bg', '0888', 'websites', 'Трето', '');
select public.submit_inquiry('Друг', 'other@example.bg', '0888', 'websites', 'Чуждо', '');
update public.vitrina_inquiries set created_at = now() - interval '1 hour' where message = 'Първо';
update public.vitrina_inquiries set created_at = now() + interval '1 hour' where message = 'Трето';
select tests.sign_in('vera');
select tests.letter(10, seen => 4, quotes => true);
select results_eq(
  'open', $$ values ('Второ', true, true), ('Първо', true, true), ('Трето', true, true), ('Чуждо', true, true) $$,
  'a letter whose author has seen no submission answers none'
);
select is((select content -> 'quote' from public.deliveries where id = md5('letter 10')::uuid), 'null'::jsonb, 'and quotes none');
select tests.letter(11, seen => 10, quotes => true, answers => tests.sent('Чуждо'));
select is((select count(*) from public.vitrina_inquiries where answered_at is null), 3::bigint, 'nor does one for what somebody else sent');
select is((select content -> 'quote' from public.deliveries where id = md5('letter 11')::uuid), 'null'::jsonb, 'which it does not quote');
select tests.letter(12, seen => 11, quotes => true, answers => tests.sent('Второ'));
select results_eq(
  'open', $$ values ('Трето', true, true), ('Чуждо', true, true) $$, 'a letter answers what was sent until then, but nothing later'
);
select is(
  (select content #>> '{quote,message}' from public.deliveries where id = md5('letter 12')::uuid), 'Второ', 'and quotes what its author has seen'
);
select tests.letter(12, seen => 11, quotes => true, answers => tests.sent('Трето'));
select results_eq('open', $$ values ('Трето', true, true), ('Чуждо', true, true) $$, 'repeated it answers nothing more');
select lives_ok(
  $$ select tests.letter(13, seen => 12, quotes => true, answers => gen_random_uuid()) $$, 'it is sent if the submission was erased meanwhile'
);
select tests.be_owner();
update public.vitrina_inquiries set deleted_at = now() where message = 'Трето';
update public.contact_messages set answered_at = null where message = 'Второ';
select tests.sign_in('vera');
select tests.letter(14, seen => 13, quotes => true, answers => tests.sent('Трето'));
select is(
  (select message from public.contact_messages where answered_at is null), null,
  'it answers what was sent before a submission that has gone to the bin'
);

-- A client's letter, and limits
select tests.be_owner();
update public.people set email = 'ana@example.bg' where client_id = tests.id_of('ana');
select tests.sign_in('vera');
select tests.letter(5, receiver => 'ana');
select is(
  (select account_id from public.deliveries where id = md5('letter 5')::uuid), tests.id_of('ana'), 'a client''s letter goes with the account'
);
select tests.be_owner();
insert into public.person_entries (id, person_id, kind, subject, body)
select gen_random_uuid(), id, 'letter', 'x', 'x' from public.people, generate_series(1, 189) where name = 'Без имейл';
select tests.sign_in('vera');
select lives_ok($$ select tests.letter(6, seen => 5, receiver => 'ana') $$, 'the two hundredth letter of a day goes');
select throws_ok($$ select tests.letter(7, seen => 6, receiver => 'ana') $$, 'PT429', null, 'one letter more is refused');
select is_empty($$ select from public.deliveries where id = md5('letter 7')::uuid $$, 'the refused letter leaves nothing');
select tests.be_owner();
update public.person_entries set made_at = now() - interval '25 hours' where subject = 'x';
select tests.sign_in('vera');
select lives_ok($$ select tests.letter(7, seen => 6, receiver => 'ana') $$, 'the next day letters are sent again');
select lives_ok($$ select tests.letter(7, seen => 6, receiver => 'ana') $$, 'a repeated letter is never too much');

select * from finish();
rollback;
