-- Rates that move, as the Banco Central's series last gave them: newer than the snapshot of the table of rules.
create table rates (
  -- The key of the rule.
  rule text primary key collate "C",
  -- In the rule's unit.
  value double precision not null,
  -- The day, or the first day of the month, that it is for.
  day date not null,
  read_at timestamptz not null
);
