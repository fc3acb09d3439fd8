import type { Context, Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import { createHash } from 'node:crypto'
import { pictureCalls, pictureTurn } from '#contract/picture-calls.ts'
import { type PresentationContext, presentPresence } from '#contract/present-property.ts'
import { choosePropertyScene } from '#domain/drawing/property-scene.ts'
import { daySeconds } from '#domain/durations.ts'
import { formatCentavos, formatWholePercent } from '#domain/format-figures.ts'
import { describePresence } from '#domain/freshness/listing-presence.ts'
import { toReaisOrNull } from '#domain/money.ts'
import { readPlaceDirectory } from '#domain/places/place-directory.ts'
import { computeMedianPrice } from '#domain/places/place-figures.ts'
import { type PlaceSelection, listPlacePositions } from '#domain/places/place-changes.ts'
import type { CataloguedListing } from '#domain/property/listing.ts'
import { formatNeighborhood, formatPlaceName, readHeadName } from '#domain/property/place-names.ts'
import { computeDiscount } from '#domain/property/price-figures.ts'
import type { ListingIndex } from '#domain/search/index/listing-index.ts'
import { stateName } from '#domain/states.ts'
import { findListings } from '../catalogue/listing-store.ts'
import { readPlaceListDate } from '../catalogue/places/place-list-date.ts'
import type { CatalogueIndex } from '../catalogue/search-index/catalogue-index.ts'
import type { Queryable } from '../database/database.ts'
import { createCallRoutes } from '../http/call-routes.ts'
import { notFoundRefusal, propertyNotFoundRefusal } from '../http/refusal.ts'
import { loadSharp } from '../photos/load-sharp.ts'
import {
  type PictureText,
  measureText,
  pictureColours,
  shrinkText,
  textWidth,
  textX,
  writeLine,
  writePicture,
  writeText,
} from './picture-frame.ts'
import { type PlacePictureFacts, drawPlacePicture, drawSitePicture } from './place-picture.ts'
import { runInTurn } from '../queue/request-context.ts'
import { createSharedWork } from '../queue/shared-work.ts'

const seconds = 10
const kibibyte = 1024

/** Renders an SVG of ours as PNG, with few colours: these pictures have no more. */
async function renderSvg(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  const sharp = await loadSharp()
  const png = await sharp(Buffer.from(svg))
    .png({ palette: true, colours: 192, effort: 4, compressionLevel: 9 })
    .timeout({ seconds })
    .toBuffer()
  return new Uint8Array(png)
}

/** A picture that is asked for; its tag is that of its content, whatever has been rendered. */
interface LinkPicture {
  tag: string
  render(): Promise<Uint8Array<ArrayBuffer>>
}

/**
 * Renders pictures, each when it is its turn, and keeps the last ones in memory.
 * @param most bytes kept
 */
function createPictureRenderer(most = 16 * kibibyte * kibibyte) {
  const kept = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: most,
    sizeCalculation: ({ length }) => length,
  })
  const share = createSharedWork()

  async function renderAndKeep(tag: string, svg: string): Promise<Uint8Array<ArrayBuffer>> {
    const bytes = await renderSvg(svg)
    kept.set(tag, bytes)
    return bytes
  }

  return (svg: string): LinkPicture => {
    const tag = createHash('sha256').update(svg).digest('base64url').slice(0, 22)
    return {
      tag,
      async render() {
        const known = kept.get(tag)
        if (known !== undefined) return known
        // Another request may have had it rendered while this one waited.
        return runInTurn(pictureTurn, async () => kept.get(tag) ?? share(tag, () => renderAndKeep(tag, svg)))
      },
    }
  }
}

/**
 * Reads what the picture of a place says, the same figures as its page's.
 * @returns `null` for a state or a city that has no listings, and for an address that no page has
 */
function readPlacePictureFacts(
  index: ListingIndex,
  demonstration: boolean,
  { uf, city, category }: PlaceSelection,
): PlacePictureFacts | null {
  if (uf === null && (city !== null || category !== null)) return null
  const place = uf === null || city === null ? null : readPlaceDirectory(index).find(uf, city)
  if (city !== null && place === null) return null
  const positions = listPlacePositions(index, { uf, city: place?.slug ?? null, category })
  if (uf !== null && positions.length === 0) return null
  return {
    name: writeName(uf, place?.name ?? null),
    category,
    total: positions.length,
    medianPrice: toReaisOrNull(computeMedianPrice(index, positions)),
    listDate: readPlaceListDate(index, uf),
    demonstration,
  }
}

/** `Campinas, SP`, `São Paulo`, `Brasil` */
function writeName(uf: PlaceSelection['uf'], city: string | null): string {
  if (uf === null) return 'Brasil'
  return city === null ? stateName(uf) : `${formatPlaceName(city)}, ${uf}`
}

const { ink, 'ink-2': ink2, 'ink-3': ink3, amber, 'amber-ink': amberInk } = pictureColours

/** Says how far the price lies below the appraisal, on amber; nothing where it does not. */
function writeDiscount({ price, evaluation }: CataloguedListing, y: number): string {
  const below = computeDiscount(price, evaluation)
  if (below === null || below <= 0 || evaluation === null) return ''
  const badge: PictureText = {
    text: `−${formatWholePercent(below)}`,
    weight: 'bold',
    size: 38,
    colour: amberInk,
  }
  const width = Math.ceil(measureText(badge)) + 36
  const appraisal: PictureText = {
    text: `avaliação ${formatCentavos(evaluation)}`,
    weight: 'medium',
    size: 30,
    colour: ink2,
  }
  return `<rect x="${textX}" y="${y - 44}" width="${width}" height="62" rx="12" fill="${amber}"/>${writeText(badge, textX + 18, y)}${writeText(shrinkText(appraisal, textWidth - width - 24, 20), textX + width + 24, y - 2)}`
}

/** Says where the facts come from, and whether the bank's list still has it: a picture is kept for long, so no age. */
export function describePictureSource(listing: CataloguedListing, presentation: PresentationContext): string {
  if (listing.source === 'demo') return 'Demonstração: imóvel inventado'
  const { dated } = describePresence(presentPresence(listing, presentation), presentation.now.getTime())
  return `Caixa: ${dated}`
}

/** Draws the picture of a property: what the bank's list says of it, nothing estimated. */
export function drawPropertyPicture(listing: CataloguedListing, presentation: PresentationContext): string {
  const neighborhood = formatNeighborhood(listing.neighborhood)
  const what = [readHeadName(listing), neighborhood].filter(part => part !== '').join(' · ')
  const place = `${formatPlaceName(listing.city)}, ${listing.state}`
  return writePicture(
    writeLine(listing.gone ? 'Último preço' : 'Preço mínimo', 'medium', 30, ink3, 196) +
      writeLine(formatCentavos(listing.price), 'bold', 88, listing.gone ? ink3 : ink, 286) +
      (listing.gone ? '' : writeDiscount(listing, 358)) +
      writeLine(what, 'bold', 42, ink, 456) +
      writeLine(place, 'medium', 34, ink2, 508) +
      writeLine(describePictureSource(listing, presentation), 'medium', 26, ink3, 572),
    choosePropertyScene(listing),
  )
}

interface PictureDependencies {
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
