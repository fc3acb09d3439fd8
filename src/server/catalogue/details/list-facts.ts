import sql, { type Sql } from 'sql-template-tag'

/** A list that is being imported. */
export interface ListUnderWay {
  importId: number
  /** The states for which the list is complete; none for a partial list. */
  states: readonly string[]
  /** `YYYY-MM-DD` */
  date: string
}

/**
 * The date of the newest whole list of its state that still named a gone listing `l`: the last one before the list
 * without it or, when the bank's page said that it is gone, of that day at the latest.
 */
export const listedBeforeGone = sql`
  (select max(i.list_date) from imports i where i.status = 'done' and not i.partial
    and i.source = l.source and i.states @> array[l.state]
    and i.list_date < l.list_date + case when l.site_gone_at is null then 0 else 1 end)`

/**
 * The date of the newest list that named a listing `l`. A list does not write to an unchanged listing, so the date of
 * an offered one is that of its state's newest whole list; of an unseen one, when it was last seen; of a gone one, that
 * of the last list before the one without it.
 */
export const lastListedOn = (underWay?: ListUnderWay): Sql => sql`
  case when l.gone
    then coalesce(l.seen_on, ${listedBeforeGone}, l.list_date)
    when l.unseen_since is not null then coalesce(l.seen_on, l.list_date)
    else greatest(l.list_date, (select s.list_date from state_lists s where s.state = l.state),
      case when l.state = any(${underWay?.states ?? []}::text[]) then ${underWay?.date ?? null}::date end)
  end`

/** The list's side of the shared facts of `listings l` with `listing_texts t`, as the column `list_facts` holds it. */
export const listFacts: Sql = sql`
  coalesce(l.list_facts, jsonb_build_object('price', l.price, 'evaluation', l.evaluation, 'modality', l.modality,
    'auctionType', t.auction_type, 'financing', l.financing, 'category', l.category, 'rooms', l.rooms,
    'bathrooms', t.bathrooms, 'kitchen', t.kitchen, 'garage', l.garage, 'totalArea', t.total_area,
    'privateArea', t.private_area, 'landArea', t.land_area))`

/** What the list said last of one fact that a page may state otherwise; `l` is the listing. */
export const listPrice: Sql = sql`coalesce((l.list_facts->>'price')::bigint, l.price)`
export const listEvaluation: Sql = sql`
  case when l.list_facts is null then l.evaluation else (l.list_facts->>'evaluation')::bigint end`
export const listModality: Sql = sql`
  case when l.list_facts is null then l.modality else l.list_facts->>'modality' end`
export const listFinancing: Sql = sql`
  case when l.list_facts is null then l.financing else (l.list_facts->>'financing')::boolean end`
