-- Places say what they are the middle of and within how many meters the property lies (docs/decisions/017).
alter table listing_places drop constraint listing_places_precision_check;
alter table listing_places drop constraint listing_places_check;
alter table listing_places add column radius integer;
-- What a service called an address was the house; the other answers were a street, a postal code or a quarter, and which
-- was not kept: the largest of the three is true for each.
update listing_places set precision = 'building', radius = 40 where precision = 'address';
update listing_places set radius = 1000 where precision = 'neighborhood';
alter table listing_places add constraint listing_places_precision_check
  check (precision in ('building', 'near', 'street', 'cep', 'neighborhood'));
alter table listing_places add constraint listing_places_check
  check ((lat is null) = (lng is null) and (lat is null) = (precision is null) and (lat is null) = (radius is null));

-- The census's addresses of municipalities, whose files lie in the data folder; a row without a file is one that could not be had.
create table address_books (
  -- IBGE's seven digits.
  municipality integer primary key,
  -- The file that they came from, and its validators on IBGE's site.
  file text,
  etag text,
  last_modified text,
  rows_read integer,
  houses integer,
  bytes bigint,
  imported_at timestamptz,
  -- Errors of houses that were left out, by precision.
  measured jsonb,
  -- When IBGE's site was asked last, and why that failed.
  asked_at timestamptz,
  failure text
);

-- The search index reads the new precisions of listings that have a place.
insert into catalogue_changes (listing_id) select id from listing_places where lat is not null;
