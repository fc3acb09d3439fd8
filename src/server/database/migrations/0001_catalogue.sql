create extension if not exists pg_trgm;

-- One row: what the catalogue as a whole is now.
create table catalogue (
  one boolean primary key default true check (one),
  version bigint not null default 0,
  source text not null default 'demo' check (source in ('demo', 'caixa')),
  updated_at timestamptz,
  list_date date,
  new_last_import integer not null default 0
);
insert into catalogue default values;

-- Newest whole list taken in, by state.
create table state_lists (
  state text primary key,
  list_date date not null
);

-- What search looks at. Offered and gone listings are partitions, so that years of history cost searches nothing.
create table listings (
  id bigint not null,
  gone boolean not null default false,
  source text not null check (source in ('demo', 'caixa')),
  state text collate "C" not null,
  city_key text collate "C" not null,
  neighborhood_key text collate "C" not null,
  category text collate "C",
  modality text collate "C",
  price bigint not null,
  evaluation bigint,
  discount double precision,
  roi double precision,
  area double precision,
  rooms smallint,
  garage smallint,
  financing boolean,
  fgts boolean,
  occupancy text collate "C",
  first_auction_at timestamptz,
  second_auction_at timestamptz,
  photo_missing boolean not null default false,
  first_seen_at timestamptz not null,
  changed_at timestamptz not null,
  list_date date not null,
  gone_at timestamptz,
  fingerprint bigint not null,
  search_text text collate "C" not null,
  primary key (id, gone)
) partition by list (gone);
create table listings_offered partition of listings for values in (false);
create table listings_gone partition of listings for values in (true);

-- The default order, with every narrow column beside it: most searches are counted and paged from this alone.
create index on listings_offered (photo_missing, first_seen_at desc, id desc)
  include (state, city_key, neighborhood_key, category, modality, price, area, discount, rooms, garage);
create index on listings_offered (first_seen_at desc, id desc);
create index on listings_offered (state, city_key);
create index on listings_offered (price, id desc);
create index on listings_offered (discount desc nulls last, id desc);
create index on listings_offered (roi desc nulls last, id desc);
create index on listings_offered (area desc nulls last, id desc);
-- Short pending list: it is worked off inside an import's transactions, and searches wait for that.
create index on listings_offered using gin (search_text gin_trgm_ops) with (gin_pending_list_limit = 1024);
create index on listings_gone (state);

-- What is only shown, for offered and gone listings alike.
create table listing_texts (
  id bigint primary key,
  city text not null,
  neighborhood text not null,
  address text not null,
  description text not null,
  property_type text not null,
  auction_type text not null,
  url text not null,
  total_area double precision,
  private_area double precision,
  land_area double precision,
  bathrooms smallint,
  kitchen smallint
);

-- Nothing is ever looked for among them: statistics on them would only cost time.
alter table listing_texts
  alter column city set statistics 0, alter column neighborhood set statistics 0,
  alter column address set statistics 0, alter column description set statistics 0,
  alter column property_type set statistics 0, alter column auction_type set statistics 0,
  alter column url set statistics 0;

-- First sight, every change, leaving and coming back.
create table listing_history (
  listing_id bigint not null,
  import_id bigint not null,
  kind text not null check (kind in ('new', 'changed', 'gone', 'back')),
  list_date date not null,
  at timestamptz not null,
  price bigint not null,
  evaluation bigint,
  modality text,
  financing boolean,
  primary key (listing_id, import_id)
);

-- Journal of imports: staging → applying → done; refused, dropped and failed ones keep their reason.
create table imports (
  id bigint generated always as identity primary key,
  status text not null check (status in ('staging', 'applying', 'done', 'refused', 'dropped', 'failed')),
  source text not null check (source in ('demo', 'caixa')),
  file text not null,
  list_date date,
  states text[] not null default '{}',
  partial boolean not null default false,
  forced boolean not null default false,
  read integer not null default 0,
  added integer not null default 0,
  changed integer not null default 0,
  gone integer not null default 0,
  back integer not null default 0,
  unchanged integer not null default 0,
  rejected integer not null default 0,
  archived integer not null default 0,
  issues jsonb not null default '[]',
  reason text,
  started_at timestamptz not null,
  finished_at timestamptz
);
create index on imports (started_at desc);
create index on imports (status) where status in ('staging', 'applying');

-- The changes of an import that is being applied: batches of one kind, in order, each applied in one transaction.
create table import_batches (
  import_id bigint not null references imports (id) on delete cascade,
  position integer not null,
  kind text not null check (kind in ('new', 'changed', 'gone', 'back', 'seen')),
  size integer not null,
  listings json not null,
  texts json not null,
  primary key (import_id, position)
);
-- They live for seconds: compressing them would cost more than it saves.
alter table import_batches alter column listings set storage external, alter column texts set storage external;
