begin;
select plan(42);

select tests.make_studio('ana', 'boris');
select tests.make_person('stranger');

-- Realtime decides in this way: it sets the topic, then asks whether the person may read or add a row.
create function tests.may_hear(topic text) returns boolean language plpgsql as $$
declare
  heard boolean;
begin
  perform set_config('realtime.topic', topic, true);
  select exists (select from realtime.messages as message where message.topic = may_hear.topic) into heard;
  return heard;
end;
$$;
create function tests.may_speak(topic text, extension text) returns boolean language plpgsql as $$
begin
  perform set_config('realtime.topic', topic, true);
  insert into realtime.messages (topic, extension) values (topic, extension);
  return true;
exception
  when insufficient_privilege then return false;
end;
$$;
create function tests.conversation_of(person text) returns text language sql immutable
return 'chat:' || tests.id_of(person);

create function tests.typing_of(person text) returns text language sql immutable
return 'chat-typing:' || tests.id_of(person);

insert into realtime.messages (topic, extension)
select topic, 'broadcast'
from unnest(array[
  tests.conversation_of('ana'), tests.conversation_of('stranger'), tests.typing_of('ana'), 'studio'
]) as topic;
insert into realtime.messages (topic, extension) values ('studio-presence', 'presence'), ('clients-presence', 'presence');

-- Visitors
select tests.visit();
select ok(not tests.may_hear(topic), format('a visitor does not hear %s', topic))
from unnest(array[tests.conversation_of('ana'), tests.typing_of('ana'), 'studio', 'studio-presence', 'clients-presence']) as topic;
select ok(not tests.may_speak(topic, 'presence'), format('a visitor is not seen in %s', topic))
from unnest(array[tests.conversation_of('ana'), tests.typing_of('ana'), 'studio', 'studio-presence', 'clients-presence']) as topic;

-- Clients
select tests.sign_in('ana');
select ok(tests.may_hear(tests.conversation_of('ana')), 'a client hears the own conversation');
select ok(not tests.may_speak(tests.conversation_of('ana'), 'broadcast'), 'nobody but the database sends to a conversation');
select ok(not tests.may_speak(tests.conversation_of('ana'), 'presence'), 'a client shows no presence in the conversation');
select ok(tests.may_hear(tests.typing_of('ana')), 'a client hears who is typing in the own conversation');
select ok(tests.may_speak(tests.typing_of('ana'), 'broadcast'), 'says beside it that it is typing');
select ok(not tests.may_speak(tests.typing_of('ana'), 'presence'), 'a client shows no presence where it says that it is typing');
select ok(not tests.may_speak(tests.typing_of('ana'), 'postgres_changes'), 'a client sends nothing else');
select ok(tests.may_hear('studio-presence'), 'a client sees whether the studio is there');
select ok(not tests.may_speak('studio-presence', 'presence'), 'a client cannot pretend to be the studio');
select ok(tests.may_speak('clients-presence', 'presence'), 'a client shows that it is there');
select ok(not tests.may_hear('clients-presence'), 'a client does not see which other clients are there');
select ok(not tests.may_speak('clients-presence', 'broadcast'), 'nobody sends there');
select ok(not tests.may_hear('studio'), 'a client does not hear the studio');
select ok(not tests.may_speak('studio', 'broadcast'), 'a client does not speak in the studio');
select tests.sign_in('boris');
select ok(not tests.may_hear(tests.conversation_of('ana')), 'another client does not hear the conversation');
select ok(not tests.may_hear(tests.typing_of('ana')), 'another client does not hear who is typing');
select ok(not tests.may_speak(tests.typing_of('ana'), 'broadcast'), 'nobody sends there');
select tests.sign_in('stranger');
select ok(not tests.may_hear(tests.conversation_of('stranger')), 'an account that the product does not know has no conversation');
select ok(not tests.may_speak(tests.typing_of('stranger'), 'broadcast'), 'an account that the product does not know sends nothing');
select ok(not tests.may_speak('clients-presence', 'presence'), 'an account that the product does not know is not seen among the clients');

-- Admins
select tests.sign_in('vera');
select ok(tests.may_hear(tests.conversation_of('ana')), 'an admin hears every conversation');
select ok(not tests.may_speak(tests.conversation_of('ana'), 'broadcast'), 'nobody but the database sends to a conversation');
select ok(tests.may_speak(tests.typing_of('ana'), 'broadcast'), 'an admin says beside it that she is typing');
select ok(not tests.may_speak(tests.typing_of('ana'), 'presence'), 'an admin shows no presence where she says that she is typing');
select ok(tests.may_hear('studio'), 'an admin hears the studio');
select ok(not tests.may_speak('studio', 'broadcast'), 'only the database sends to the studio');
select ok(tests.may_speak('studio-presence', 'presence'), 'an admin shows that the studio is there');
select ok(not tests.may_speak('studio-presence', 'broadcast'), 'an admin sends nothing there');
select ok(tests.may_hear('clients-presence'), 'an admin sees which clients are there');
select ok(not tests.may_speak('clients-presence', 'presence'), 'an admin is not seen among the clients');

-- What was sent is soon forgotten
select tests.be_owner();
insert into realtime.messages (topic, extension, inserted_at) values ('studio', 'broadcast', now() - interval '61 seconds');
select private.forget_broadcasts();
select is_empty(
  $$ select from realtime.messages where inserted_at < now() - interval '1 minute' $$, 'what everybody has heard is deleted'
);
select isnt_empty($$ select from realtime.messages $$, 'a new broadcast is not deleted');

select * from finish();
rollback;
