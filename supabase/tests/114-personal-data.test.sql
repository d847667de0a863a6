begin;
select plan(14);

select tests.make_person('vera', 'admin');
select tests.make_person('ana', 'client');
select tests.make_person('boris', 'client');
update private.submit_settings set max_submits = 1000;
delete from public.vitrina_inquiries;
delete from public.contact_messages;
delete from public.mails;
update public.chat_users set notify_email = 'Ana@example.bg' where username = 'ana';
update public.chat_users set notify_email = 'vera@example.bg' where username = 'vera';
insert into public.chat_messages (id, sender_id, receiver_id, content)
values (gen_random_uuid(), tests.id_of('ana'), tests.id_of('vera'), 'Разговор');
select public.submit_inquiry('Ана', address, '1', 'x', 'Запитване', '')
from unnest(array['ana@example.bg', 'ANA@example.bg', 'other@example.bg', 'bana@example.bg']) as address;
select public.submit_contact_message('Ана', 'ana@example.bg', 'N/A', 'Поръчка', 'Рисунка', '');

select tests.visit();
select throws_ok($$ select public.personal_data('ana@example.bg') $$, '42501', null, 'a visitor asks in vain');
select throws_ok($$ select public.erase_personal_data('ana@example.bg') $$, '42501', null, 'and erases nothing');
select tests.sign_in('ana');
select throws_ok($$ select public.personal_data('ana@example.bg') $$, '42501', null, 'a client, too');
select throws_ok($$ select public.erase_personal_data('ana@example.bg') $$, '42501', null, 'about erasing as well');

select tests.sign_in('vera');
prepare found(text) as
  select jsonb_array_length(data -> 'inquiries'), jsonb_array_length(data -> 'contact_messages'),
    jsonb_array_length(data -> 'mails'), jsonb_array_length(data -> 'accounts')
  from public.personal_data($1) as data;
select results_eq($$ execute found(' Ana@Example.bg ') $$, $$ values (2, 1, 6, 1) $$, 'an admin gets all of one person');
select results_eq(
  $$ select data #>> '{accounts,0,username}', data #>> '{accounts,0,messages,0,content}'
     from public.personal_data('ana@example.bg') as data $$,
  $$ values ('ana', 'Разговор') $$, 'with the conversation'
);
select results_eq($$ execute found('ana@chat.example') $$, $$ values (0, 0, 0, 1) $$, 'an account is found by its own address');
select results_eq($$ execute found('vera@example.bg') $$, $$ values (0, 0, 0, 0) $$, 'an admin''s account is not');
select results_eq($$ execute found('%') $$, $$ values (0, 0, 0, 0) $$, 'an address is taken as it is');
select results_eq($$ execute found('') $$, $$ values (0, 0, 0, 0) $$, 'an empty one is nobody''s');

select is(
  public.erase_personal_data('ana@EXAMPLE.bg'), '{"inquiries": 2, "contact_messages": 1, "mails": 6}',
  'an admin erases it'
);
select results_eq($$ execute found('ana@example.bg') $$, $$ values (0, 0, 0, 1) $$, 'all but the account');
select results_eq($$ execute found('other@example.bg') $$, $$ values (1, 0, 2, 0) $$, 'another person''s data stays');
select results_eq($$ execute found('bana@example.bg') $$, $$ values (1, 0, 2, 0) $$, 'a similar address''s, too');

select * from finish();
rollback;
