-- What somebody notes about a favourite: how far they are, notes, a cost sheet. `noted_at`: when any of it last changed.
alter table favorites
  add column stage text check (stage in ('analisando', 'visitado', 'lance', 'arrematado')),
  add column notes text not null default '',
  add column sheet jsonb,
  add column noted_at timestamptz;

-- "ROI líquido estimado" (domain/calculators/assumptions.ts).
alter table listings add column net_roi double precision;
create index on listings_offered (net_roi desc nulls last, id desc);
-- The default order anew, with net_roi among the narrow columns beside it (0001).
drop index listings_offered_photo_missing_first_seen_at_id_state_city__idx;
create index on listings_offered (photo_missing, first_seen_at desc, id desc)
  include (state, city_key, neighborhood_key, category, modality, price, area, discount, rooms, garage, net_roi);

-- By which rules the figures were worked out that an import has put into `listings`; older ones are worked out anew.
alter table imports add column figures integer not null default 0;
