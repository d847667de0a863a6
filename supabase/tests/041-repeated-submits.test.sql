begin;
select plan(10);

select tests.make_person('vera', 'admin');
update private.submit_settings set max_submits = 1;
delete from private.submits;

prepare send(text, uuid) as select id from public.submit_inquiry('Ана', 'ana@example.bg', '1', 'x', $1, '', $2);
prepare write_to_us(text, uuid) as
  select id from public.submit_contact_message('Ана', 'ana@example.bg', '1', 'x', $1, '', $2);

select tests.visit();
select tests.come_from('203.0.113.7');
create temporary table first_inquiry as
  execute send(' Питам ', '00000000-0000-4000-8000-000000000001');
select results_eq(
  $$ execute send(' Питам ', '00000000-0000-4000-8000-000000000001') $$, 'table first_inquiry',
  'an inquiry sent again is the same row, and does not count towards the limit'
);
select tests.be_owner();
update public.vitrina_inquiries set read = true, answered_at = now(), deleted_at = now() where message = 'Питам';
select tests.visit();
select tests.come_from('203.0.113.7');
select results_eq(
  $$ select read, answered_at, deleted_at from public.submit_inquiry(
    'Ана', 'ana@example.bg', '1', 'x', 'Питам', '', '00000000-0000-4000-8000-000000000001'
  ) $$, $$ values (false, null::timestamptz, null::timestamptz) $$, 'and does not tell what the studio did with it'
);
select throws_ok(
  $$ execute send('Друго', '00000000-0000-4000-8000-000000000001') $$, '23505', null,
  'another inquiry under the same submission is refused'
);
select throws_ok(
  $$ execute send('Питам', '00000000-0000-4000-8000-000000000002') $$, 'PT429', null,
  'the same words under another submission are another inquiry'
);

select tests.come_from('203.0.113.8');
create temporary table first_message as
  execute write_to_us('Питам', '00000000-0000-4000-8000-000000000001');
select results_eq(
  $$ execute write_to_us('Питам', '00000000-0000-4000-8000-000000000001') $$, 'table first_message',
  'a message sent again is the same row, and does not count towards the limit'
);
select tests.be_owner();
update public.contact_messages set read = true, answered_at = now(), deleted_at = now() where message = 'Питам';
select tests.visit();
select tests.come_from('203.0.113.8');
select results_eq(
  $$ select read, answered_at, deleted_at from public.submit_contact_message(
    'Ана', 'ana@example.bg', '1', 'x', 'Питам', '', '00000000-0000-4000-8000-000000000001'
  ) $$, $$ values (false, null::timestamptz, null::timestamptz) $$, 'and does not tell what the studio did with it'
);
select throws_ok(
  $$ execute write_to_us('Друго', '00000000-0000-4000-8000-000000000001') $$, '23505', null,
  'another message under the same submission is refused'
);

select tests.come_from('203.0.113.9');
select lives_ok($$ execute send('Питам', null) $$, 'without a submission every inquiry is one of its own');
select tests.come_from('203.0.113.10');
select lives_ok($$ execute send('Питам', null) $$, 'also with the same words');

select tests.be_owner();
select is(
  (select count(*)::integer from public.deliveries where kind = 'inquiry' and content ->> 'message' = 'Питам'), 3,
  'the studio hears of each inquiry once'
);

select * from finish();
rollback;
