import { formatWholeReais } from '#domain/whole-reais.ts'
import { choosePropertyScene } from '#domain/drawing/property-scene.ts'
import { formatCount } from '#domain/format-count.ts'
import { formatReais, formatShortDate } from '#domain/format-figures.ts'
import { listingNoun } from '#domain/property/category-nouns.ts'
import type { Category } from '#domain/property/listing.ts'
import { pictureColours, writeLine, writePicture } from './picture-frame.ts'

const { ink, 'ink-2': ink2, 'ink-3': ink3, amber } = pictureColours

/** What the picture of a place says. */
export interface PlacePictureFacts {
  /** Campinas, SP; São Paulo; Brasil */
  name: string
  category: Category | null
  total: number
  /** Reais; `null`: no listings. */
  medianPrice: number | null
  /** `YYYY-MM-DD` of the newest list. */
  listDate: string | null
  /** Whether the listings are invented. */
  demonstration: boolean
}

function sourceOf({ demonstration, listDate }: PlacePictureFacts): string {
  if (demonstration) return 'Demonstração: imóveis inventados'
  return listDate === null ? 'Listas da Caixa' : `Lista da Caixa de ${formatShortDate(listDate)}`
}

/** `preço mediano R$ 206.748`; of one listing its price. */
function writePrice({ total, medianPrice }: PlacePictureFacts): string | null {
  if (medianPrice === null) return null
  return total === 1 ? `preço ${formatReais(medianPrice)}` : `preço mediano ${formatWholeReais(medianPrice)}`
}

/** Draws the picture of a place: its name, how many listings it has and their median price. */
export function drawPlacePicture(place: PlacePictureFacts): string {
  const { name, category, total } = place
  const price = writePrice(place)
  const { one, many } = listingNoun(category)
  return writePicture(
    writeLine('Imóveis da Caixa', 'medium', 30, ink3, 196) +
      writeLine(name, 'bold', 72, ink, 276) +
      writeLine(formatCount(total, one, many), 'bold', 54, amber, 376) +
      (price === null ? '' : writeLine(price, 'medium', 36, ink2, 436)) +
      writeLine(sourceOf(place), 'medium', 26, ink3, 572),
    choosePropertyScene({ id: name, category, description: '' }),
  )
}

/** Draws the picture of the whole site. */
export const drawSitePicture = (): string =>
  writePicture(
    writeLine('Imóveis da Caixa,', 'bold', 62, ink, 268) +
      writeLine('com a conta feita', 'bold', 62, amber, 342) +
      writeLine('Leilões, licitações e vendas', 'medium', 34, ink2, 424) +
      writeLine('diretas, por lugar e por preço', 'medium', 34, ink2, 470),
    { kind: 'street', variant: 3, mirrored: false },
  )
