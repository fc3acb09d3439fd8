-- What was paid in each listing's building, as estimated from the records of its city (docs/decisions/048).
create table listing_paid_prices (
  id bigint primary key,
  city text collate "C" not null,
  -- What the answer depends on: the listing's address, kind and areas, and the state of the city's records.
  asked text collate "C" not null,
  -- The estimate as domain/property/listing-paid-price.ts holds it; null where there is none.
  paid jsonb,
  -- The day of the estimate, in days since 1970.
  day integer not null
);
create index on listing_paid_prices (city);
alter table listing_paid_prices alter column paid set statistics 0;
