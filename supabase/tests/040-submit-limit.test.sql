begin;
select plan(44);

select tests.make_person('vera', 'admin');
delete from private.submits;

prepare send as select from public.submit_inquiry('Ана', 'ana@example.bg', '1', 'x', 'y', '');
prepare order_design as select from public.submit_contact_message('Ана', 'ana@example.bg', '1', 'x', 'y', '');
prepare send_invalid as select from public.submit_inquiry('', 'ana@example.bg', '1', 'x', 'y', '');
prepare send_honeypot as select from public.submit_inquiry('Ана', 'ana@example.bg', '1', 'x', 'y', 'spam');

-- Both calls together
select tests.visit();
select tests.come_from('203.0.113.7');
select throws_ok('send_invalid', '23514', null, 'an inquiry that is refused does not count');
select throws_ok('send_honeypot', '22023', null, 'nor does one with the honeypot filled in');
select lives_ok('send', 'the first submit passes');
select lives_ok('order_design', 'the second passes');
select lives_ok('send', 'the third passes');
select lives_ok('order_design', 'the fourth passes');
select lives_ok('send', 'the fifth passes');
select throws_ok('send', 'PT429', null, 'the sixth inquiry is refused');
select throws_ok('order_design', 'PT429', null, 'so is a message as the sixth');

-- Whose submits count
select tests.come_from('203.0.113.8');
select lives_ok('send', 'another address still sends');
select tests.come_from('203.0.113.7');
select tests.sign_in('vera');
select throws_ok('send', 'PT429', null, 'signing in does not help');
select tests.visit();
select tests.come_from('203.0.113.99, 203.0.113.7');
select throws_ok('send', 'PT429', null, 'an address put before the real one does not help');
select tests.come_from('::ffff:203.0.113.7');
select throws_ok('send', 'PT429', null, 'nor does writing the address in the way of IPv6');
select set_config(
  'request.headers', '{"cf-connecting-ip": "203.0.113.7", "x-forwarded-for": "203.0.113.9"}', true
);
select throws_ok('send', 'PT429', null, 'beside the chosen header no other one says anything');

-- The window and the day
select tests.be_owner();
update private.submits set made_at = now() - interval '9 minutes 59 seconds';
select tests.visit();
select tests.come_from('203.0.113.7');
select throws_ok('send', 'PT429', null, 'the address stays refused for ten minutes');
select tests.be_owner();
update private.submits set made_at = now() - interval '10 minutes';
select tests.visit();
select lives_ok('send', 'after ten minutes the address is accepted again');
select tests.be_owner();
select isnt_empty($$ select from private.submits where made_at < now() - interval '9 minutes' $$, 'older submits are kept');
update private.submits set made_at = now() - interval '1 day 1 second' where made_at < now();
select tests.visit();
select lives_ok('send', 'a submit on the next day passes');
select tests.be_owner();
select is_empty($$ select from private.submits where made_at < now() $$, 'a submit clears those older than a day');

-- Addresses of one household
delete from private.submits;
update private.submit_settings set max_submits = 1;
select tests.visit();
select tests.come_from('2001:db8:1:2:aaaa::1');
select lives_ok('send', 'an IPv6 address sends');
select tests.come_from('2001:db8:1:2:bbbb::2');
select throws_ok('send', 'PT429', null, 'another one of the same /64 is the same household');
select tests.come_from('2001:db8:1:3:aaaa::1');
select lives_ok('send', 'the neighbouring /64 is another one');

-- Without the chosen header
select tests.sign_in('vera');
select ok(not 'address' = any(public.schedule_troubles()), 'where all submits have an address, nothing is amiss');
select tests.be_owner();
delete from private.submits;
update private.submit_settings set max_submits = 1, max_unaddressed_submits = 3;
select tests.visit();
select tests.come_from('203.0.113.7, 198.51.100.1', 'x-forwarded-for');
select lives_ok('send', 'a request that says on its own where it comes from sends');
select throws_ok('send', 'PT429', null, 'the claimed address is limited');
select tests.come_from('203.0.113.7, 198.51.100.2', 'x-forwarded-for');
select throws_ok('send', 'PT429', null, 'the claimed address counts whatever proxies it passed');
select tests.come_from('203.0.113.8', 'x-forwarded-for');
select lives_ok('send', 'another visitor sends all the same');
select tests.come_from(null);
select lives_ok('send', 'so does one of whom nothing is known');
select throws_ok('send', 'PT429', null, 'submits without an address have a common limit');
select tests.come_from('203.0.113.9', 'x-forwarded-for');
select throws_ok('send', 'PT429', null, 'made-up addresses do not lift the common limit');
select tests.come_from('203.0.113.8');
select lives_ok('send', 'submits with an address do not count towards the common limit');
select tests.sign_in('vera');
select ok('address' = any(public.schedule_troubles()), 'an admin is told that submits come without an address');
select tests.be_owner();
update private.submits set made_at = now() - interval '2 days';
select tests.visit();
select tests.come_from('203.0.113.9');
select lives_ok('send', 'submits with an address go on');
select tests.sign_in('vera');
select ok(not 'address' = any(public.schedule_troubles()), 'until a day has passed without such a submit');
select tests.be_owner();
delete from private.submits;
update private.submit_settings set max_unaddressed_submits = 3;
select tests.visit();
select tests.come_from(null);
select lives_ok('send', 'without an address the first submit passes');
select lives_ok('send', 'and a second one, though the limit of an address is one');

-- What is stored
select tests.be_owner();
update private.submit_settings set address_header = 'x-real-ip';
select tests.visit();
select tests.come_from('203.0.113.50', 'x-real-ip');
select lives_ok('send', 'the owner may choose the header');
select throws_ok('send', 'PT429', null, 'the chosen header then counts');
select tests.be_owner();
select is_empty(
  $$ select from private.submits where address_hash in (sha256('203.0.113.50'), convert_to('203.0.113.50', 'UTF8')) $$,
  'the address is neither stored nor hashed without the key'
);
select tests.sign_in('vera');
select throws_ok('select from private.submit_settings', '42501', null, 'an admin cannot read the settings');
select throws_ok('update private.submit_settings set max_submits = 99 where true', '42501', null, 'an admin cannot change the settings');
select throws_ok('select from private.submits', '42501', null, 'an admin cannot read the submits');
select throws_ok('delete from private.submits where true', '42501', null, 'an admin cannot forget the submits');
select tests.use_secret_key();
select throws_ok('update private.submit_settings set max_submits = 99 where true', '42501', null, 'nor can the secret key');

select * from finish();
rollback;
