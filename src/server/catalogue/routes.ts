import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { present } from '#contract/present.ts'
import { curatedLimits } from '#domain/search/curated.ts'
import { type CuratedList, curatedLists } from '#domain/search/curated-lists.ts'
import { type Criteria, readCriteria } from '#domain/search/criteria.ts'
import { oneText } from '#domain/search/fields.ts'
import { type Page, readPage } from '#domain/search/page.ts'
import { readQuery } from '#domain/search/query.ts'
import { isUf } from '#domain/states.ts'
import { tidy } from '#domain/text.ts'
import type { Queryable } from '../database/database.ts'
import { badRequest, notFound, Refusal } from '../http/refusal.ts'
import { curatedListings } from './curated.ts'
import { facets } from './facets.ts'
import type { KeptAnswers } from './kept-answers.ts'
import { keptTotals } from './kept-totals.ts'
import { listed, readIds } from './listed.ts'
import { mapPoints } from './map.ts'
import { cityTotals, stateTotals } from './places.ts'
import { readType, region } from './regions.ts'
import { count, search } from './search.ts'
import { stats } from './stats.ts'

const mostPerPage = 100

export interface CatalogueDependencies {
  db: Queryable
  now: () => Date
  /** Without it every answer is made anew. */
  kept?: KeptAnswers | undefined
}

/** The public catalogue: everything under "Catalogue" of the contract. Answers are described in #contract. */
export function catalogueRoutes({ db, now, kept }: CatalogueDependencies): Hono {
  const app = new Hono()
  const keep: MiddlewareHandler = kept?.middleware ?? ((_, next) => next())
  const withTotal = keptTotals(kept?.version ?? null)

  app.get('/properties', keep, async c => {
    const { criteria, page, limit } = asked(c, { defaultLimit: 30, maxLimit: mostPerPage })
    const instant = now()
    const { listings, total } = await withTotal(criteria, known =>
      search(db, criteria, { page, limit }, instant, known),
    )
    return c.json({ items: listings.map(listing => present(listing, instant)), total, page, limit })
  })

  app.get('/properties/count', keep, async c => {
    const { criteria } = asked(c)
    const { total } = await withTotal(criteria, async known => ({
      total: known ?? (await count(db, criteria, now())),
    }))
    return c.json({ total })
  })

  app.get('/properties/facets', keep, async c => c.json(await facets(db, asked(c).criteria, now())))

  app.get('/properties/map', keep, async c => c.json(await mapPoints(db, asked(c).criteria, now())))

  // Not kept: nearly every page of them is asked for once.
  app.get('/properties/listed', async c => {
    const asked = readIds(parameters(c).ids)
    if ('problem' in asked) throw badRequest({ ids: asked.problem })
    return c.json(await listed(db, asked.ids, now()))
  })

  app.get('/properties/curated/:list', keep, async c => {
    const list = c.req.param('list')
    if (!isCurated(list)) throw notFound()
    const { limit, errors } = readPage(parameters(c), {
      defaultLimit: curatedLimits[list],
      maxLimit: mostPerPage,
    })
    if (errors.limit) throw badRequest({ limit: errors.limit })
    const instant = now()
    const { listings, total } = await curatedListings(db, list, limit, instant)
    return c.json({ items: listings.map(listing => present(listing, instant)), total })
  })

  app.get('/states', keep, async c => c.json(await stateTotals(db)))

  app.get('/states/:uf/cities', keep, async c => {
    const uf = c.req.param('uf').trim().toUpperCase()
    if (!isUf(uf)) throw new Refusal('state_not_found', 'Não existe estado com esta sigla.')
    return c.json(await cityTotals(db, uf))
  })

  app.get('/stats', keep, async c => c.json(await stats(db)))

  app.get('/regions/:uf/:city', keep, async c => {
    const city = oneText.read([tidy(c.req.param('city'))])
    if ('problem' in city) throw badRequest({ city: city.problem })
    const type = readType(parameters(c).type)
    if ('problem' in type) throw badRequest({ type: type.problem })
    const state = c.req.param('uf').trim().toUpperCase()
    return c.json(await region(db, { state, city: city.value ?? '', category: type.value }))
  })

  return app
}

const parameters = (c: Context) => readQuery(new URL(c.req.url).search)

/** The criteria and the page of a request. @throws Refusal 400 that names every wrong field */
function asked(c: Context, limits?: Parameters<typeof readPage>[1]): { criteria: Criteria } & Page {
  const given = parameters(c)
  const { criteria, errors } = readCriteria(given)
  const page = limits ? readPage(given, limits) : { page: 0, limit: 1, errors: {} }
  const fields = { ...errors, ...page.errors }
  if (Object.keys(fields).length > 0) throw badRequest(fields)
  return { criteria, page: page.page, limit: page.limit }
}

const isCurated = (list: string): list is CuratedList => (curatedLists as readonly string[]).includes(list)
