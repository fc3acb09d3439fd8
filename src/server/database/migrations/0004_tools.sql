-- What somebody notes about a favourite: how far they are, notes, a cost sheet. `noted_at`: when any of it last changed.
alter table favorites
  add column stage text check (stage in ('analisando', 'visitado', 'lance', 'arrematado')),
  add column notes text not null default '',
  add column sheet jsonb,
  add column noted_at timestamptz;

-- "ROI líquido estimado" (domain/calculators/assumptions.ts) as the listing stands, and were it known to be vacant:
-- a list does not say who lives there, the bank's page does.
alter table listings
  add column net_roi double precision,
  add column net_roi_vacant double precision;
create index on listings_offered (net_roi desc nulls last, id desc);

-- By which rules the figures kept in `listings` were worked out; older ones are worked out anew after the start.
alter table catalogue add column figures integer not null default 0;
