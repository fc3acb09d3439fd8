import sql from 'sql-template-tag'
import { presentResults } from '#contract/present-chat.ts'
import { present } from '#contract/present.ts'
import type { Property } from '#contract/property.ts'
import type { Answer, CatalogueSize, CityIn, ListingSource } from '#domain/consultant/answer.ts'
import { consult } from '#domain/consultant/consult.ts'
import { simplifiedSearch } from '#domain/consultant/texts.ts'
import { type Criteria, criteriaFields, everything } from '#domain/search/criteria.ts'
import { containing } from '../catalogue/conditions.ts'
import { listed } from '../catalogue/listed.ts'
import { search } from '../catalogue/search.ts'
import { stats } from '../catalogue/stats.ts'
import type { Queryable } from '../database/database.ts'
import { officialName } from '../geo/municipalities.ts'
import type { Answered, Answerer, Asked } from './answerer.ts'
import { municipalitiesNamed } from './gazetteer.ts'

/** The catalogue failed to answer the search and also one with fewer filters. */
export class SearchFailed extends Error {}

/**
 * Creates the consultant without a model: the rules of domain/consultant on the catalogue.
 * @throws SearchFailed
 */
export function rulesAnswerer({ db, now }: { db: Queryable; now: () => Date }): Answerer {
  return async (asked, emit, signal) => {
    const { message, understanding, edited, about, turn } = asked
    const shelf = shelfOn(db, now(), signal)
    const catalogue = understanding.kind === 'search' ? null : await catalogueSize(db)
    const answer = await consult({ message, understanding, edited, about, turn, catalogue }, shelf).catch(
      (error: unknown) => {
        signal.throwIfAborted()
        if (error instanceof ShelfFailed) return simplified(asked, shelf)
        throw error
      },
    )
    signal.throwIfAborted()
    const { content, suggestions } = answer
    const answered: Answered = { content, results: presentResults(answer), suggestions }
    emit({ name: 'text', data: { text: answered.content } })
    if (answered.results) emit({ name: 'results', data: answered.results })
    return answered
  }
}

/** Reads the number of listings in the catalogue. */
export async function catalogueSize(db: Queryable): Promise<CatalogueSize> {
  const { total, states, listDate, source } = await stats(db)
  return { total, states, listDate, demonstration: source === 'demo' }
}

class ShelfFailed extends Error {}

/** Creates the listing source that queries the catalogue with SQL; it stops querying once `signal` aborts. */
export function shelfOn(db: Queryable, now: Date, signal: AbortSignal): ListingSource<Property> {
  const look = async <T>(work: () => Promise<T>): Promise<T> => {
    signal.throwIfAborted()
    try {
      return await work()
    } catch (cause) {
      throw new ShelfFailed('the catalogue did not answer', { cause })
    }
  }
  return {
    search: (criteria, limit) =>
      look(async () => {
        const { listings, total } = await search(db, criteria, { page: 0, limit }, now)
        return { items: listings.map(listing => present(listing, now)), total }
      }),
    statesOf: cityKey =>
      look(async () => {
        const states = await db.query<Omit<CityIn, 'name'>>(sql`
          select state, count(*) filter (where city_key = ${cityKey}) as total,
            count(*) filter (where city_key <> ${cityKey}) as alike
          from listings_offered where city_key like ${containing(cityKey)}
          group by state order by total desc, state`)
        const there = states.filter(({ total }) => total > 0)
        return there.length > 0
          ? there.map(each => ({ ...each, name: officialName(each.state, cityKey) }))
          : municipalitiesNamed(cityKey)
      }),
    byId: id => look(async () => (await listed(db, [id], now)).items[0] ?? null),
  }
}

const most = 6

/**
 * Repeats a failed search with only its place and property type.
 * @throws SearchFailed
 */
async function simplified(
  { understanding: { criteria, notUnderstood } }: Asked,
  shelf: ListingSource<Property>,
): Promise<Answer<Property>> {
  const { state, city, category } = criteria
  const simple: Criteria = { ...everything, state, city, category, sort: 'price' }
  const { items, total } = await shelf.search(simple, most).catch((cause: unknown) => {
    throw new SearchFailed('a simplified search failed, too', { cause })
  })
  if (total === 0) throw new SearchFailed('a simplified search found nothing')
  const summary = simplifiedSearch(total)
  const relaxed = criteriaFields.filter(
    name => name !== 'sort' && JSON.stringify(simple[name]) !== JSON.stringify(criteria[name]),
  )
  return {
    content: summary,
    found: {
      items,
      total,
      summary,
      suggestions: [],
      criteria: simple,
      asked: criteria,
      relaxed,
      notUnderstood,
    },
    suggestions: [],
  }
}
