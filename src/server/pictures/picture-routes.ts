import { daySeconds } from '#domain/durations.ts'
import type { Context, Hono } from 'hono'
import { pictureCalls } from '#contract/picture-calls.ts'
import type { Queryable } from '../database/database.ts'
import { findListings } from '../catalogue/listing-store.ts'
import type { CatalogueIndex } from '../catalogue/search-index/catalogue-index.ts'
import { createCallRoutes } from '../http/call-routes.ts'
import { notFoundRefusal, propertyNotFoundRefusal } from '../http/refusal.ts'
import { createPictureRenderer } from './picture-renderer.ts'
import { drawPlacePicture, drawSitePicture } from './place-picture.ts'
import { readPlacePictureFacts } from './place-picture-facts.ts'
import { drawPropertyPicture } from './property-picture.ts'

export interface PictureDependencies {
  db: Queryable
  index: Pick<CatalogueIndex, 'current'>
  now: () => Date
}

/** Only what is rendered needs a turn: what is kept is sent at once. */
const takesOwnTurn = true

/** The pictures that other sites show beside a link, described under "Fotos" of the contract. */
export function pictureRoutes({ db, index, now }: PictureDependencies): Hono {
  const { app, mountRawCall } = createCallRoutes()
  const prepare = createPictureRenderer()

  async function answer(c: Context, svg: string): Promise<Response> {
    const picture = prepare(svg)
    const tag = `"${picture.tag}"`
    c.header('ETag', tag)
    c.header('Cache-Control', `public, max-age=${daySeconds}`)
    if (c.req.header('if-none-match')?.includes(tag)) return c.body(null, 304)
    return c.body(await picture.render(), 200, { 'Content-Type': 'image/png' })
  }

  mountRawCall(
    pictureCalls.propertyPicture,
    async ({ c, params: { id } }) => {
      const [listing] = await findListings(db, [id])
      if (listing === undefined) throw propertyNotFoundRefusal()
      return answer(c, drawPropertyPicture(listing, { index: index.current().listings, now: now() }))
    },
    { invalidPath: propertyNotFoundRefusal, takesOwnTurn },
  )

  mountRawCall(
    pictureCalls.placePicture,
    ({ c, query: { uf = null, city = null, category = null } }) => {
      const { listings, state } = index.current()
      const place = readPlacePictureFacts(listings, state.source === 'demo', { uf, city, category })
      if (place === null) throw notFoundRefusal()
      return answer(c, drawPlacePicture(place))
    },
    { takesOwnTurn },
  )

  mountRawCall(pictureCalls.sitePicture, ({ c }) => answer(c, drawSitePicture()), { takesOwnTurn })

  return app
}
