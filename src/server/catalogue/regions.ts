import sql, { empty } from 'sql-template-tag'
import type { Region } from '#contract/region.ts'
import { regionFigures, type Sample } from '#domain/analysis/region.ts'
import { toReais } from '#domain/money.ts'
import { type Category, categories } from '#domain/property/property.ts'
import { oneOf, type Reading } from '#domain/search/fields.ts'
import { isUf } from '#domain/states.ts'
import { fold } from '#domain/text.ts'
import type { Queryable } from '../database/database.ts'

/** A category or one of the types shown to people (`Imóvel Rural`); `Imóvel` stands for all. */
export function readType(given: string | string[] | undefined): Reading<Category | null> {
  const type = fold(String([given ?? ''].flat().at(-1))).replace(/^imovel\s*/, '')
  return oneOf(categories).read(type === '' ? [] : [type])
}

async function samples(
  db: Queryable,
  state: string,
  city: string,
  category: Category | null,
): Promise<Sample[]> {
  if (!isUf(state)) return []
  // No photo is known to exist until the photo proxy has seen it.
  return db.query<Sample>(sql`
    select price, evaluation, area, false as "hasPhoto" from listings_offered
    where state = ${state} and city_key = ${fold(city)}
    ${category === null ? empty : sql`and category = ${category}`}`)
}

/** Figures of a city's offered listings, of one category where asked for; zeros when there are none. */
export async function region(
  db: Queryable,
  { state, city, category }: { state: string; city: string; category: Category | null },
): Promise<Region> {
  const figures = regionFigures(await samples(db, state, city, category))
  return {
    avgPrice: toReais(figures.avgPrice),
    avgEval: toReais(figures.avgEvaluation),
    sampleSize: figures.sampleSize,
    medianPricePerM2: toReais(figures.medianPricePerM2),
    liquidity: { totalSimilar: figures.sampleSize, withImages: figures.withPhoto },
  }
}
