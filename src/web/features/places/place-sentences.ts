import type { PlacePage } from '#contract/place-schemas.ts'
import { formatWholeReais } from '#domain/whole-reais.ts'
import { capitalize } from '#domain/capitalize.ts'
import { formatCount } from '#domain/format-count.ts'
import { formatListDate } from '#domain/freshness/list-age.ts'
import { joinWords } from '#domain/join-words.ts'
import { listingNoun } from '#domain/property/category-nouns.ts'
import { formatReais, formatWholePercent, integerFormat } from '#domain/format-figures.ts'
import { countListed, phraseInPlace } from './place-names.ts'

/** What the sentences of a place are made of. */
export type PlaceFigures = Pick<
  PlacePage,
  | 'uf'
  | 'city'
  | 'category'
  | 'total'
  | 'unseen'
  | 'lastSeen'
  | 'changes'
  | 'medianPrice'
  | 'medianDiscount'
  | 'categories'
  | 'parts'
>

/** `71 casas, 68 apartamentos e 4 de outro tipo`; `null` where the page lists one type, or no type is known. */
function describeTypes({ category, categories, total }: PlaceFigures): string | null {
  if (category !== null || categories.length === 0) return null
  const known = categories.toSorted((a, b) => b.total - a.total)
  const others = total - known.reduce((sum, entry) => sum + entry.total, 0)
  return joinWords([
    ...known.map(entry => countListed(entry, entry.total)),
    ...(others > 0 ? [`${integerFormat(others)} de outro tipo`] : []),
  ])
}

/** ` em 94 cidades`, ` em 26 estados`; empty for a city. */
function describeParts({ uf, city, parts }: PlaceFigures): string {
  const filled = parts.filter(({ total }) => total !== null && total > 0).length
  if (city !== null || filled === 0) return ''
  return ` em ${uf === null ? formatCount(filled, 'estado', 'estados') : formatCount(filled, 'cidade', 'cidades')}`
}

const describeOffer = (place: PlaceFigures): string => {
  const types = describeTypes(place)
  return `Há ${countListed(place, place.total)} à venda${describeParts(place)}${types === null ? '' : `: ${types}`}.${describeUnseen(place)}`
}

/** ` A lista mais nova veio incompleta e não traz 40 deles.` */
function describeUnseen({ uf, category, total, unseen }: PlaceFigures): string {
  if (unseen === 0) return ''
  const { gender } = listingNoun(category)
  const [lists, bring] =
    uf === null
      ? ['Há listas novas que vieram incompletas', 'trazem']
      : ['A lista mais nova veio incompleta', 'traz']
  const lacking =
    unseen === total
      ? `não ${gender}${total === 1 ? '' : 's'} ${bring}`
      : `não ${bring} ${integerFormat(unseen)} d${gender === 'a' ? 'elas' : 'eles'}`
  return ` ${lists} e ${lacking}: confira na Caixa.`
}

/** The discount on the appraisal as the end of a sentence; a price above it is named as such. */
function describeDiscount(discount: number, one: boolean): string {
  const size = formatWholePercent(Math.abs(discount))
  if (discount > 0) return `o desconto${one ? '' : ' mediano'} é de ${size} sobre a avaliação`
  if (discount === 0) return one ? 'o preço é o da avaliação' : 'o desconto mediano é zero'
  return `o preço fica${one ? '' : ', na mediana,'} ${size} acima da avaliação`
}

function describePrices({ total, medianPrice, medianDiscount }: PlaceFigures): string | null {
  const one = total === 1
  if (one && medianPrice !== null && medianDiscount === 0)
    return `O preço é de ${formatReais(medianPrice)}, o mesmo da avaliação.`
  const price =
    medianPrice === null
      ? null
      : one
        ? `o preço é de ${formatReais(medianPrice)}`
        : `metade custa até ${formatWholeReais(medianPrice)}`
  const parts = [price, medianDiscount === null ? null : describeDiscount(medianDiscount, one)]
  const words = parts.filter(part => part !== null).join(' e ')
  return words === '' ? null : `${capitalize(words)}.`
}

/** `6 entraram e 14 saíram`; empty when neither is the case. What entered may have been listed before. */
export function describeArrivals({ changes }: Pick<PlaceFigures, 'changes'>): string {
  if (changes === null) return ''
  const { arrived, left } = changes
  return joinWords([
    ...(arrived > 0 ? [formatCount(arrived, 'entrou', 'entraram')] : []),
    ...(left > 0 ? [formatCount(left, 'saiu', 'saíram')] : []),
  ])
}

/** What changed since the list before; `null` when there is none. */
function describeChanges({ category, changes }: PlaceFigures): string | null {
  if (changes === null) return null
  const { since, arrived, left, cheaper } = changes
  const { gender } = listingNoun(category)
  const verb = (total: number, one: string, many: string) =>
    total > 0 ? [`${total === 1 ? one : many} ${integerFormat(total)}`] : []
  const phrases = [
    ...verb(arrived, 'entrou', 'entraram'),
    ...verb(left, 'saiu', 'saíram'),
    ...(cheaper > 0
      ? [`${formatCount(cheaper, 'ficou', 'ficaram')} mais barat${gender}${cheaper === 1 ? '' : 's'}`]
      : []),
  ]
  return `Desde a lista de ${formatListDate(since)}, ${phrases.length === 0 ? 'nada mudou' : joinWords(phrases)}.`
}

/** Says that nothing is for sale, and since when as far as it is known. */
function describeEmpty(place: PlaceFigures): string {
  const { one, gender } = listingNoun(place.category)
  const feminine = gender === 'a'
  const none = `${feminine ? 'Nenhuma' : 'Nenhum'} ${one} da Caixa à venda ${phraseInPlace(place)}`
  if (place.lastSeen === null) return `${none}.`
  return `${none} desde ${formatListDate(place.lastSeen)}, a data da última lista que trazia ${feminine ? 'alguma' : 'algum'}.`
}

/** Writes one paragraph from the place's figures; unknown figures are left out. */
export function describePlace(place: PlaceFigures): string {
  if (place.total === 0) return describeEmpty(place)
  return [describeOffer(place), describePrices(place), describeChanges(place)]
    .filter(sentence => sentence !== null)
    .join(' ')
}
