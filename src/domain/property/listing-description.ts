import { parseDecimal } from '../parse-decimal.ts'
import { foldText } from '../fold-text.ts'
import { readStatedArea } from './stated-area.ts'
import type { Category, Listing, PropertyType } from './listing.ts'

type Derived = Pick<
  Listing,
  | 'category'
  | 'propertyType'
  | 'area'
  | 'totalArea'
  | 'privateArea'
  | 'landArea'
  | 'rooms'
  | 'bathrooms'
  | 'kitchen'
  | 'garage'
>

const categoryWords: Record<string, Category> = {
  apartamento: 'apartamento',
  apto: 'apartamento',
  flat: 'apartamento',
  studio: 'apartamento',
  kitnet: 'apartamento',
  casa: 'casa',
  sobrado: 'casa',
  moradia: 'casa',
  terreno: 'terreno',
  gleba: 'terreno',
  lote: 'terreno',
  loteamento: 'terreno',
  rural: 'rural',
  sitio: 'rural',
  chacara: 'rural',
  fazenda: 'rural',
  comercial: 'comercial',
  loja: 'comercial',
  sala: 'comercial',
  galpao: 'comercial',
  galpoes: 'comercial',
  predio: 'comercial',
  escritorio: 'comercial',
}

/** The property type of each category. */
export const typeNames: Record<Category, PropertyType> = {
  apartamento: 'Apartamento',
  casa: 'Casa',
  terreno: 'Terreno',
  rural: 'Imóvel Rural',
  comercial: 'Comercial',
}

/** `1 sala(s)` is a room, not a category of property. */
const nouns = new RegExp(`(?<!\\d\\s*(?=sala))\\b(${Object.keys(categoryWords).join('|')})s?\\b`)

/**
 * Returns the first category that the head of a folded text names: what stands before the first punctuation mark, or
 * before "com".
 */
export function findCategory(text: string): Category | null {
  const head = text.split(/[,.;:]| com /, 1)[0] ?? ''
  return categoryWords[nouns.exec(head)?.[1] ?? ''] ?? null
}

/** Returns the category that the bank's name of a type (`Apartamento`, `Galpão`) means; `null` when it means none. */
export const readTypeCategory = (type: string): Category | null => findCategory(foldText(type))

/** The area shown and filtered: private, else total, else land; of land the land first. m² */
export function chooseShownArea(
  category: Category | null,
  { totalArea, privateArea, landArea }: Pick<Derived, 'totalArea' | 'privateArea' | 'landArea'>,
): number | null {
  const built = privateArea ?? totalArea
  return category === 'terreno' || category === 'rural' ? (landArea ?? built) : (built ?? landArea)
}

const kinds = 'total|privativa|do terreno|de terreno|construida|util'
const areaBefore = new RegExp(
  `(?<![\\d.,])(\\d[\\d.,]*)\\s*(?:m2|m²)?\\s*(?:de\\s+)?area\\b(?!\\s+(?:${kinds})\\s*[=:])` +
    `(?:\\s+(${kinds})|(?!\\s+(?:de|comum|externa|gourmet|livre|verde)\\b))`,
  'g',
)
const areaAfter = new RegExp(`area\\s+(${kinds})\\s*(?:[=:]|de)?\\s*(\\d[\\d.,]*)\\s*m`, 'g')

function areasOf(
  text: string,
  category: Category | null,
): Pick<Derived, 'totalArea' | 'privateArea' | 'landArea'> {
  const areas: Pick<Derived, 'totalArea' | 'privateArea' | 'landArea'> = {
    totalArea: null,
    privateArea: null,
    landArea: null,
  }
  const take = (kind: string | undefined, figure: string | undefined) => {
    const name =
      kind === undefined || kind === 'total'
        ? 'totalArea'
        : kind.endsWith('terreno')
          ? 'landArea'
          : 'privateArea'
    const size = parseDecimal((figure ?? '').replace(/[.,]+$/, ''))
    areas[name] ??= readStatedArea(size, name === 'landArea' ? 'land' : 'built', category)
  }
  for (const [, figure, kind] of text.matchAll(areaBefore)) take(kind, figure)
  for (const [, kind, figure] of text.matchAll(areaAfter)) take(kind, figure)
  return areas
}

const count = (pattern: RegExp, text: string): number | null => {
  const found = pattern.exec(text)?.[1]
  return found === undefined ? null : Number(found)
}

const rooms = /(?<![\d.,])(\d{1,2})\s*(?:qtos?\b|quartos?\b(?!\s+(?:andar|pavimento))|dormitorios?\b)/
const garage = /(?<![\d.,])(\d{1,2})\s*vagas?\b/
const bathrooms = /(?<![\d.,])(\d{1,2})\s*(?:wc\b(?!\s+emp)|banheiros?\b)/
const kitchens = /(?<![\d.,])(\d{1,2})\s*cozinhas?\b/

/**
 * Reads everything a description states about a property: the generated text of the lists (`2 qto(s)`, `WC`, `67.40
 * de área privativa`) as well as prose. What it does not state is `null`; an area of `0.00` or `0.01` counts as not
 * stated; `WC` and `cozinha` without a number count as one. Areas in m².
 */
export function readListingDescription(description: string): Derived {
  const text = foldText(description)
  const category = findCategory(text)
  const areas = areasOf(text, category)
  return {
    category,
    propertyType: category === null ? 'Imóvel' : typeNames[category],
    area: chooseShownArea(category, areas),
    ...areas,
    rooms: count(rooms, text),
    bathrooms: count(bathrooms, text) ?? (/\b(?:wc|banheiros?)\b/.test(text) ? 1 : null),
    kitchen: count(kitchens, text) ?? (/\bcozinhas?\b/.test(text) ? 1 : null),
    garage: count(garage, text),
  }
}
