-- What became of a state's listings between two of its whole lists (docs/decisions/032): the newest intervals of each
-- state; `groups` is null where the lists themselves are broken.
create table waiting_intervals (
  state text collate "C" not null,
  from_import bigint not null,
  to_import bigint not null,
  from_date date not null,
  to_date date not null,
  groups jsonb,
  primary key (state, to_import)
);
