import sql, { join, type Sql } from 'sql-template-tag'
import {
  highGrossRoiPercent,
  premiumCities,
  premiumEvaluationCentavos,
} from '#domain/search/curated-list-rules.ts'
import type { CuratedList } from '#domain/search/curated-lists.ts'
import type { Queryable } from '../database/database.ts'
import { nextAuctionSql } from './search-conditions.ts'
import { type FoundPage, findPage } from './catalogue-search.ts'

/** The condition and order of each list: the same as `curated` in domain/search/curated-list-rules.ts. */
const rules: Record<CuratedList, (now: Date) => { where: Sql; order: Sql }> = {
  roi: () => ({
    where: sql`l.roi > ${highGrossRoiPercent}::double precision`,
    order: sql`l.roi desc nulls last, l.id desc`,
  }),
  ending: now => ({
    where: sql`l.modality is not null`,
    order: sql`${nextAuctionSql(now)},
      case l.modality when 'leilao' then 3 when 'venda-online' then 2 else 1 end desc,
      l.first_seen_at desc, l.id desc`,
  }),
  premium: () => ({
    where: sql`l.evaluation > ${premiumEvaluationCentavos}::bigint and (l.state, l.city_key) in (${join(
      premiumCities.map(city => sql`(${city.state}, ${city.cityKey})`),
    )})`,
    order: sql`l.photo_missing, l.evaluation desc, l.id desc`,
  }),
  discount: () => ({
    where: sql`l.discount > 0`,
    order: sql`l.discount desc nulls last, l.id desc`,
  }),
}

/** Returns the first `limit` listings of a curated list, over the whole catalogue, and how many qualify. */
export const searchCuratedList = (
  db: Queryable,
  list: CuratedList,
  limit: number,
  now: Date,
): Promise<FoundPage> => findPage(db, { ...rules[list](now), page: 0, limit })
