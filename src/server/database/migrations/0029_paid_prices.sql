-- What was paid for properties, from cities' public records (docs/decisions/048).
create table paid_price_imports (
  id integer generated always as identity primary key,
  city text collate "C" not null,
  file text not null,
  -- SHA-256 of the file: the same file continues where it was cut off.
  fingerprint text not null,
  -- The records of a running import are not seen.
  status text not null check (status in ('running', 'done')),
  started_at timestamptz not null,
  finished_at timestamptz,
  rows_read bigint not null default 0,
  rows_added bigint not null default 0,
  refused jsonb not null default '{}'
);
create index on paid_price_imports (city, status);

-- The records of a building that an import brought, packed (src/server/paid-prices/pack-records.ts).
create table paid_price_parts (
  import_id integer not null,
  count integer not null,
  -- Days since 1970.
  last_day integer not null,
  city text collate "C" not null,
  number text collate "C" not null,
  street text collate "C" not null,
  records bytea not null,
  primary key (city, number, street, import_id)
);
alter table paid_price_parts alter column records set statistics 0;

-- What is fitted and tested on a city's records, for imports up to fitted_import.
create table paid_price_cities (
  city text collate "C" primary key,
  rows bigint not null,
  -- Of the records that were fitted.
  first_day integer,
  last_day integer not null,
  fitted_import bigint,
  fitted_at timestamptz,
  growth double precision,
  width double precision,
  tested jsonb
);

-- When a city's site was last asked for its files, and why that failed.
create table paid_price_sites (
  city text collate "C" primary key,
  asked_at timestamptz not null,
  failure text
);

-- The files that were downloaded, so that they are asked for again only when they have changed.
create table paid_price_downloads (
  city text collate "C" not null,
  url text collate "C" not null,
  -- As the catalogue of files names this state of the file; empty where it does not.
  version text not null,
  etag text,
  last_modified text,
  at timestamptz not null,
  outcome jsonb not null,
  primary key (city, url)
);
