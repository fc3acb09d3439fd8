-- Payments. Tables and fields as the requirements name them; documents, phones, tokens and addresses only masked.
create table webhook_events (
  id uuid primary key,
  -- The provider's own number of the event, and what makes it one event whatever its number is.
  event_id text unique,
  business_key text unique,
  -- `lastlink`, or `simulator` where the administrator made it.
  source text not null default 'lastlink' check (source in ('lastlink', 'simulator')),
  is_test boolean not null default false,
  webhook_token text,
  event_type text not null,
  customer_email text collate "C",
  product_name text,
  -- Centavos.
  amount bigint,
  currency text,
  payment_method text,
  installments integer,
  transaction_id text,
  subscription_id text,
  customer_name text,
  customer_document text,
  customer_phone text,
  -- What the event says that effects are made of (payments/event.ts), to be applied again once a plan is known.
  effect jsonb,
  status text not null check (status in ('processed', 'ignored', 'error', 'pending')),
  processed_successfully boolean not null,
  error_message text,
  response_data jsonb,
  -- When the provider says it happened.
  occurred_at timestamptz not null,
  created_at timestamptz not null
);
create index on webhook_events (created_at desc, id);
create index on webhook_events (customer_email, occurred_at);
create index on webhook_events (created_at) where status = 'pending';

create index on webhook_events (transaction_id);
create index on webhook_events (subscription_id);

create table webhook_logs (
  id uuid primary key,
  webhook_token text,
  method text not null,
  url text not null,
  headers jsonb not null,
  body jsonb,
  status_code integer not null,
  response_body jsonb,
  event uuid references webhook_events on delete set null,
  processed_at timestamptz not null
);
create index on webhook_logs (processed_at desc, id);
create index on webhook_logs (event);

-- What decides on somebody's plan, whatever the order it came in (domain/billing/standing.ts). By e-mail: a refund
-- may come before the purchase that makes the account.
create table plan_changes (
  id uuid primary key,
  email text collate "C" not null,
  kind text not null check (kind in ('payment', 'access', 'pending', 'cancel', 'end', 'refund', 'chargeback', 'grant')),
  subscription_id text,
  payment_id text,
  plan text check (plan in ('monthly', 'annual', 'none')),
  -- Of a payment, when it was paid; of a grant, until when it gives access.
  paid_at timestamptz,
  until timestamptz,
  status text check (status in ('active', 'suspended')),
  occurred_at timestamptz not null,
  event uuid references webhook_events on delete set null,
  recorded_at timestamptz not null
);
create index on plan_changes (email, occurred_at);
create index on plan_changes (event);
create unique index on plan_changes (payment_id) where kind = 'payment';

-- Plans that were given by hand until now.
insert into plan_changes (id, email, kind, plan, until, status, occurred_at, recorded_at)
select gen_random_uuid(), email, 'grant', plano, premium_until, status, created_at, created_at
from usuarios where not demonstracao and (plano <> 'none' or premium_until is not null or status <> 'active');

-- Whether the subscription goes on by itself; null = not by subscription.
alter table usuarios add column renova boolean;

-- Notices; those to go by mail wait for their digest.
alter table notifications
  add column mail text not null default 'none' check (mail in ('none', 'waiting', 'queued')),
  -- Sent at once whatever rhythm somebody chose.
  add column urgent boolean not null default false,
  -- From then on it is not mailed any more: what it tells of has come.
  add column expires_at timestamptz,
  -- The saved search it is about.
  add column search_id uuid,
  -- Listings it is about (the first ones), and how many there are.
  add column listings bigint[] not null default '{}',
  add column total integer not null default 0;
create index on notifications (user_id, created_at) where mail = 'waiting';

-- What was told, by its key: no notice is told twice, not even when its reader has cleared it.
create table told_notices (
  user_id text not null references usuarios on delete cascade,
  key text not null,
  told_at timestamptz not null,
  primary key (user_id, key)
);
create index on told_notices (told_at);

-- Reminders of auctions look every minute.
create index on listings_offered (first_auction_at) where first_auction_at is not null;
create index on listings_offered (second_auction_at) where second_auction_at is not null;

alter table imports add column alerted_at timestamptz;
update imports set alerted_at = finished_at where status = 'done';
create index on imports (id) where status = 'done' and alerted_at is null;

-- Mail somebody waits for goes before mail nobody does.
alter table outgoing_mail
  add column priority smallint not null default 0,
  add column unsubscribe_url text,
  add column calendar text,
  -- From then on it is not sent any more.
  add column expires_at timestamptz;
create index on outgoing_mail (priority, created_at, id);

-- Downloads of the bank's lists: one row an area (UF).
create table list_downloads (
  area text primary key,
  etag text,
  last_modified text,
  -- Of the bytes that were last taken in.
  digest text,
  checked_at timestamptz,
  imported_at timestamptz,
  -- When the bank last said that what we have is its newest list.
  confirmed_at timestamptz,
  problem text
);
create table refreshes (
  id bigint generated always as identity primary key,
  trigger text not null check (trigger in ('schedule', 'operator')),
  status text not null check (status in ('running', 'waiting', 'done', 'failed', 'stopped')),
  areas text[] not null,
  -- Areas that are done with, in any way.
  settled text[] not null default '{}',
  imported integer not null default 0,
  unchanged integer not null default 0,
  failed integer not null default 0,
  attempts integer not null default 0,
  next_attempt_at timestamptz,
  problem text,
  started_at timestamptz not null,
  finished_at timestamptz
);
create index on refreshes (started_at desc);
-- One at a time, whatever process begins it.
create unique index on refreshes ((true)) where status in ('running', 'waiting');

-- When the bank's page of a listing was read, beside what says whether it is worth reading again: found by one look
-- at what is offered, however many pages are kept of what is gone.
alter table listings add column page_read_at timestamptz;
update listings l set page_read_at = p.read_at from listing_pages p where p.id = l.id;

-- Pages of the bank that are to be read: looked at by people, or tried in vain.
create table page_readings (
  listing_id bigint primary key,
  wanted_at timestamptz,
  attempts integer not null default 0,
  next_attempt_at timestamptz,
  problem text
);
create index on page_readings (wanted_at desc) where wanted_at is not null;

-- One row: how the reading of those pages stands with the bank's site, whichever process reads.
create table page_site (
  one boolean primary key default true check (one),
  -- When the last request began, and when a page last came through.
  asked_at timestamptz,
  read_at timestamptz,
  -- Nothing is asked for until then; how often in a row the site sent us away, did not answer, sent what is no page.
  rests_until timestamptz,
  blocked integer not null default 0,
  away integer not null default 0,
  unreadable integer not null default 0,
  -- Pages that changed a listing since the catalogue's version was last moved.
  unshown integer not null default 0
);
insert into page_site default values;

-- What the operator has to know of: open until it is over.
create table troubles (
  key text primary key,
  title text not null,
  detail text not null,
  since timestamptz not null,
  last_at timestamptz not null,
  times integer not null default 1,
  over_at timestamptz
);
