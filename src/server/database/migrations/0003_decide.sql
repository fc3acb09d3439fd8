-- What the bank's own page of a listing told when it was read (domain/property/bank-page.ts); what is searched
-- by (fgts, occupancy, financing, dates) goes into `listings`, too.
create table listing_pages (
  id bigint primary key,
  page jsonb not null,
  read_at timestamptz not null
);
alter table listing_pages alter column page set statistics 0;

-- Photos of the bank that were asked for: there, or known to be missing until it is worth asking again.
create table listing_photos (
  id bigint not null,
  n smallint not null,
  present boolean not null,
  checked_at timestamptz not null,
  primary key (id, n)
);
create index on listing_photos (checked_at);

-- What an outside geocoder answered for an address, where its terms let it be kept; no coordinates = not found.
create table listing_places (
  id bigint primary key,
  -- What was asked: another address is asked for anew.
  address text not null,
  provider text not null,
  lat double precision,
  lng double precision,
  precision text check (precision in ('address', 'neighborhood')),
  asked_at timestamptz not null,
  check ((lat is null) = (lng is null) and (lat is null) = (precision is null))
);

-- History is read by listing; what similar listings did next, by place.
create index on listings_gone (state, city_key, category);
create index on listings_gone (state, category, first_seen_at desc, id desc);
