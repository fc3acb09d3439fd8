-- Searches run on an index in memory (docs/decisions/030): the indexes and the text that served them here go.
drop index listings_offered_photo_missing_first_seen_at_id_state_city__idx;
drop index listings_offered_first_seen_at_id_idx;
drop index listings_offered_price_id_idx;
drop index listings_offered_discount_id_idx;
drop index listings_offered_roi_id_idx;
drop index listings_offered_area_id_idx;
drop index listings_offered_net_roi_id_idx;
drop index listings_offered_search_text_idx;
alter table listings drop column search_text, drop column discount, drop column roi, drop column net_roi;
alter table imports drop column figures;

-- The list that named a listing first, and the one that last named it at a lower price.
alter table listings add column first_list_date date, add column cut_list_date date;
update listings l set first_list_date = known.first_date, cut_list_date = known.cut_date
from (
  select listing_id, min(list_date) as first_date, max(list_date) filter (where cut) as cut_date
  from (
    select listing_id, list_date,
      price < lag(price) over (partition by listing_id order by import_id) as cut
    from listing_history) h
  group by listing_id) known
where known.listing_id = l.id;
update listings set first_list_date = list_date where first_list_date is null;
alter table listings alter column first_list_date set not null;

-- The first whole list of a state says of none of its listings when it came.
alter table state_lists add column first_list_date date;
update state_lists s set first_list_date = coalesce(
  (select min(i.list_date) from imports i
   where i.status = 'done' and not i.partial and s.state = any(i.states) and i.source = (select source from catalogue)),
  s.list_date);
alter table state_lists alter column first_list_date set not null;

-- What changed with each version: an import as a whole, or single listings. `version` is null until one shows it;
-- with neither number, everything may have changed.
create table catalogue_changes (
  id bigint generated always as identity primary key,
  version bigint,
  import_id bigint,
  listing_id bigint
);
create index on catalogue_changes (version);
-- What waits to be shown is now a row of catalogue_changes.
alter table page_site drop column unshown;

-- The changes of one import.
create index on listing_history (import_id, listing_id);
