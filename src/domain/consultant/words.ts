import { integer, percent, reaisText } from '../format.ts'
import type { Category, Modality } from '../property/property.ts'
import { displayName, neighborhoodName } from '../property/names.ts'
import { bareCity } from '../search/city-term.ts'
import type { Criteria } from '../search/criteria.ts'
import { inState } from '../states.ts'
import type { Offer } from './answer.ts'

interface Noun {
  one: string
  many: string
  /** The article's letter; adjectives end in it, too: `desocupado`, `desocupada`. */
  gender: 'o' | 'a'
}

const nouns: Record<Category, Noun> = {
  casa: { one: 'casa', many: 'casas', gender: 'a' },
  apartamento: { one: 'apartamento', many: 'apartamentos', gender: 'o' },
  terreno: { one: 'terreno', many: 'terrenos', gender: 'o' },
  rural: { one: 'imóvel rural', many: 'imóveis rurais', gender: 'o' },
  comercial: { one: 'imóvel comercial', many: 'imóveis comerciais', gender: 'o' },
}

export const nounOf = (category: Category | null): Noun =>
  category === null ? { one: 'imóvel', many: 'imóveis', gender: 'o' } : nouns[category]

/** The modality as it reads inside a sentence: `está em leilão`. */
export const modalityNames: Record<Modality, string> = {
  leilao: 'leilão',
  licitacao: 'licitação aberta',
  'venda-online': 'venda online',
  'venda-direta': 'venda direta',
}

/** `**1.204 casas**`, `**1 casa**` */
export function counted(total: number, category: Category | null): string {
  const { one, many } = nounOf(category)
  return `**${integer(total)} ${total === 1 ? one : many}**`
}

/** `a, b e c` */
export function listed(parts: readonly string[], last = 'e'): string {
  if (parts.length < 2) return parts[0] ?? ''
  return `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`
}

/** Where the search looked: `no bairro Centro, em Anápolis, GO`, `no Acre`, `no Brasil`. */
export function whereabouts({ state, city, neighborhood }: Criteria): string {
  const parts =
    neighborhood.length === 0
      ? []
      : [
          `${neighborhood.length === 1 ? 'no bairro' : 'nos bairros'} ${listed(neighborhood.map(displayName), 'ou')}`,
        ]
  if (city.length > 0) {
    const cities = listed(
      city.map(name => displayName(bareCity(name))),
      'ou',
    )
    return [...parts, `em ${cities}${state.length === 1 ? `, ${state[0]}` : ''}`].join(', ')
  }
  if (state.length === 0) return parts[0] ?? 'no Brasil'
  return [...parts, state.length > 4 ? `em ${state.length} estados` : listed(state.map(inState), 'ou')].join(
    ', ',
  )
}

/** `55% abaixo da avaliação`; empty when no appraisal is known. */
export function againstAppraisal(discount: number | null): string {
  if (discount === null) return ''
  if (discount === 0) return 'igual à avaliação'
  return `${percent(Math.abs(discount))} ${discount > 0 ? 'abaixo' : 'acima'} da avaliação`
}

/** `**R$ 74.900**, **55%** abaixo da avaliação` */
export function priced({ price, discount }: Pick<Offer, 'price' | 'discount'>): string {
  const against = againstAppraisal(discount).replace(/^\S*\d%/, '**$&**')
  return [`**${reaisText(price)}**`, against].filter(part => part !== '').join(', ')
}

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const feminine = /^(?:vila|chácaras?|cidade|fazenda|praia|barra|ilha|quinta|zona|granja|estância|colônia)\b/i
const masculine =
  /^(?:jardim|parque|setor|residencial|conjunto|condomínio|loteamento|centro|bairro|alto|morro|portal|recanto|bosque|distrito|núcleo|sítio|bom|novo)\b/i

/** `no Jardim Europa`, `na Vila Nova`, `em Copacabana`; empty when the list names no neighborhood. */
export function inNeighborhood(name: string): string {
  const shown = neighborhoodName(name)
  if (shown === '') return ''
  return `${feminine.test(shown) ? 'na' : masculine.test(shown) ? 'no' : 'em'} ${shown}`
}

/** A property in one line: `Apartamento, Jardim América, Anápolis, GO`. */
export const headline = ({ propertyType, neighborhood, city, state }: Offer): string =>
  [propertyType, neighborhoodName(neighborhood), displayName(city), state]
    .filter(part => part !== '')
    .join(', ')
