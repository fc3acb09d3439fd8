-- What clients answer on shared lists is a kind of notification of its own.
alter table notifications drop constraint notifications_type_check;
alter table notifications
  add constraint notifications_type_check check (type in ('auction', 'deal', 'client', 'system', 'news')),
  -- What a notification gathers: a later one of its topic takes the place of one that is still unread.
  add column topic text,
  -- How many events it tells of.
  add column gathered integer not null default 1;
create index on notifications (user_id, topic) where topic is not null and read_at is null;
update notifications set type = 'client' where type = 'system' and link like '/mesa?lista=%';
