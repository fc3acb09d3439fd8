-- What a list lacks without saying that it is gone (docs/decisions/046).
alter table listings
  -- The first of the lists that lack it so; null = the newest list names it, or it is gone.
  add column unseen_since date,
  -- The last list that named it, where that is not its state's newest.
  add column seen_on date,
  -- A price that a list states, and the appraisal beside it, while nothing confirms them: price and evaluation are those
  -- before.
  add column doubtful_price bigint,
  add column doubtful_evaluation bigint,
  add column doubtful_on date;

alter table imports
  add column unseen integer not null default 0,
  -- By state: modalities that the list lacks, and how many listings after its last row (domain/caixa/list-presence.ts).
  add column gaps jsonb not null default '[]';

-- The order in which a state's newest whole list names its listings: where it ends tells whether the next one is cut.
create table list_orders (
  state text collate "C" not null,
  import_id bigint not null,
  numbers bigint[] not null,
  primary key (state, import_id)
);

alter table import_batches drop constraint import_batches_kind_check;
alter table import_batches add constraint import_batches_kind_check
  check (kind in ('new', 'changed', 'gone', 'back', 'seen', 'filled', 'unseen'));
