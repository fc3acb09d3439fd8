-- Places that were asked for by a street of which a town has several (RUA A, RUA 10) without its neighborhood, by the
-- stretch of a street that a postal code serves, or by the postal code of a whole town: they are asked for again.
with removed as (
  delete from listing_places
  where address ~* '^[[:alpha:]]+[. ]+([[:alpha:]]|[[:alpha:]]?[ -]?[0-9]+[ -]?[[:alpha:]]?) *[,;]'
    or address ~* '[-,(] *(lado|até|ate) '
    or address ~ '; [0-9]{5}000$'
  returning id)
insert into catalogue_changes (listing_id) select id from removed;
