import { type Category, type Modality, modalities } from '../property/property.ts'
import type { Criteria } from '../search/criteria.ts'
import type { Offer, Relaxed } from './answer.ts'
import { nearState } from './neighbors.ts'
import { sentenceOf } from './sentence-of.ts'

/** The result of a search, from which suggestions are built so that they find something. */
export interface Seen {
  criteria: Criteria
  items: readonly Offer[]
  total: number
  relaxed: Relaxed
}

const another: Record<Category, Category> = {
  casa: 'apartamento',
  apartamento: 'casa',
  terreno: 'casa',
  rural: 'terreno',
  comercial: 'terreno',
}

const modalityQuestions: Record<Modality, string> = {
  leilao: 'Como funciona o leilão da Caixa?',
  licitacao: 'O que é licitação aberta?',
  'venda-online': 'Como funciona a venda online?',
  'venda-direta': 'Como funciona a venda direta?',
}

/** Rounds up to the next amount people would say. Centavos. */
function rounded(centavos: number): number {
  const step = centavos > 200_000_00 ? 50_000_00 : 10_000_00
  return Math.ceil(centavos / step) * step
}

const isLand = (category: Category | null): boolean => category === 'terreno' || category === 'rural'

/** Returns another modality among the visible listings; if there are more than these, the next modality. */
function otherModality({ criteria: { modality }, items, total }: Seen): Modality | null {
  const seen = items.find(item => item.modality !== null && !modality.includes(item.modality))?.modality
  const [only] = modality
  if (modality.length === 0 && items.every(item => item.modality === items[0]?.modality))
    return total > items.length ? 'venda-direta' : null
  if (seen) return seen
  return only === undefined ? null : (modalities[(modalities.indexOf(only) + 1) % modalities.length] ?? null)
}

/** A suggested sentence, and its criteria when the visible listings do not show that it finds anything. */
export interface Way {
  sentence: string
  unsure: Criteria | null
}

/**
 * Suggests up to twelve sentences that change a search, without those that are already applied or were just dropped,
 * and without those that the visible listings show to find nothing.
 */
export function refinements(seen: Seen): Way[] {
  const { criteria, items, total, relaxed } = seen
  const { category, city, state, modality, sort } = criteria
  const [uf] = state
  const base = sentenceOf(criteria)
  const sure = (sentence: string): Way => ({ sentence, unsure: null })
  const but = (change: Partial<Criteria>): Way => sure(sentenceOf({ ...criteria, ...change }))
  const perhaps = (change: Partial<Criteria>): Way => {
    const unsure = { ...criteria, ...change }
    return { sentence: sentenceOf(unsure), unsure }
  }
  const open = (name: keyof Criteria): boolean => !relaxed.includes(name) && (criteria[name] ?? null) === null
  const some = (fits: (item: Offer) => boolean): boolean => items.some(fits)
  const most = total > items.length
  const steps = [40, 30, 20]
  const discount = steps.find(step => some(item => (item.discount ?? 0) >= step))
  const price = rounded(Math.round(Math.max(0, ...items.map(item => item.price)) * 100))
  const kind = category === null ? items.find(item => item.category !== null)?.category : another[category]
  const sale = otherModality(seen)
  const told = modality[0] ?? items[0]?.modality ?? null
  const byReturn = sort === '-discount' || sort === '-roi' || sort === '-netRoi'
  return [
    open('financing') && some(item => item.financing === true) ? but({ financing: true }) : null,
    most && !byReturn ? sure(`${base} com maior desconto`) : null,
    sale !== null && !relaxed.includes('modality') ? perhaps({ modality: [sale] }) : null,
    city.length > 0 && uf !== undefined ? but({ city: [], neighborhood: [] }) : null,
    most && !relaxed.includes('maxPrice') && price < (criteria.maxPrice ?? Number.POSITIVE_INFINITY)
      ? but({ minPrice: null, maxPrice: price })
      : null,
    kind && !relaxed.includes('category') ? perhaps({ category: kind }) : null,
    open('occupancy') && !isLand(category) && some(item => item.situation === 'vacant')
      ? but({ occupancy: 'vacant' })
      : null,
    open('minDiscount') && discount !== undefined ? but({ minDiscount: discount }) : null,
    sure(told === null ? 'Quais são os custos além do preço?' : modalityQuestions[told]),
    open('fgts') && some(item => item.fgts === true) ? but({ fgts: true }) : null,
    open('minGarage') && some(item => (item.garage ?? 0) > 0) ? but({ minGarage: 1 }) : null,
    uf === undefined || city.length > 0 ? null : perhaps({ state: [nearState[uf]], neighborhood: [] }),
  ].filter(way => way !== null && way.sentence !== base) as Way[]
}
