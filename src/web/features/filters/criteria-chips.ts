import { formatNearDistance } from './near-words.ts'
import { foldText } from '#domain/fold-text.ts'
import { formatPlaceName } from '#domain/property/place-names.ts'
import { regionNames } from '#domain/regions.ts'
import { curatedListNames } from '#domain/search/curated-lists.ts'
import { type Criteria, type UnknownAnswer } from '#domain/search/search-criteria.ts'
import { stateName, stateNameApart } from '#domain/states.ts'
import { formatArea, formatPercent, formatReais, formatShortMoney } from '../../ui/format-text.ts'
import { categoryLabels, modalityLabels, occupancyLabels } from '../listing/listing-labels.ts'

/** One active filter in words, and the criteria without it. */
export interface CriteriaChip {
  key: string
  label: string
  without: Criteria
}

/** Writes the chips of one field, without what other fields say of it. */
type ChipWriter = (criteria: Criteria) => CriteriaChip[]

/** Formats `de A a B`, `a partir de A`, `até B`; `null` when neither end is set. */
function range(min: number | null, max: number | null, write: (value: number) => string): string | null {
  if (min !== null && max !== null) return `${write(min)} a ${write(max)}`
  if (min !== null) return `a partir de ${write(min)}`
  return max === null ? null : `até ${write(max)}`
}

/** Formats a limit of the price in centavos, short where it is in whole reais: `R$ 300 mil`. */
export const formatPriceLimit = (centavos: number): string =>
  centavos % 100 === 0 ? formatShortMoney(centavos / 100) : formatReais(centavos / 100)

const yesNo = (value: boolean | null, yes: string, no: string): string | null =>
  value === null ? null : value ? yes : no

export const formatDayCount = (days: number): string => `${days}\u00A0${days === 1 ? 'dia' : 'dias'}`

/** Writes at most one chip, whose removal makes this change. */
const one =
  (
    key: string,
    label: (criteria: Criteria) => string | null | false,
    change: Partial<Criteria>,
  ): ChipWriter =>
  criteria => {
    const text = label(criteria)
    return text ? [{ key, label: text, without: { ...criteria, ...change } }] : []
  }

type ListName = { [Name in keyof Criteria]: Criteria[Name] extends string[] ? Name : never }[keyof Criteria]

/** Writes a chip for each value of a list. */
const each =
  <Name extends ListName>(
    name: Name,
    label: (value: Criteria[Name][number]) => string,
    change: Partial<Criteria> = {},
  ): ChipWriter =>
  criteria => {
    const values: Criteria[Name][number][] = criteria[name]
    return values.map(value => ({
      key: `${name}-${value}`,
      label: label(value),
      without: { ...criteria, [name]: values.filter(other => other !== value), ...change },
    }))
  }

/** A filter that may also take listings of which the answer is not known. */
const answer =
  (name: UnknownAnswer, label: (criteria: Criteria) => string | null): ChipWriter =>
  criteria => {
    const text = label(criteria)
    if (text === null) return []
    const orUnknown = criteria.orUnknown.filter(other => other !== name)
    const known = orUnknown.length === criteria.orUnknown.length
    return [
      {
        key: name,
        label: known ? text : `${text} ou não informado`,
        without: { ...criteria, [name]: null, orUnknown },
      },
    ]
  }

const atLeast = (
  name: 'minDiscount' | 'minNetRoi' | 'minReturn' | 'minRooms' | 'minGarage',
  key: string,
  write: (least: number) => string,
) => one(key, criteria => criteria[name] !== null && write(criteria[name]), { [name]: null })

const within = (name: 'newWithin' | 'cutWithin' | 'closesWithin', write: (days: string) => string) =>
  one(name, criteria => criteria[name] !== null && write(formatDayCount(criteria[name])), { [name]: null })

/** Formats the city's name alone, without its state. */
const describeInstalment = ({ maxInstalment, downPayment }: Criteria): string | null => {
  // A sum paid at once filters nothing by itself.
  if (maxInstalment === null) return null
  return `Parcela até ${formatPriceLimit(maxInstalment)}${downPayment === null ? '' : `, entrada de ${formatPriceLimit(downPayment)}`}`
}

/** A state is distinguished from the capital of the same name where both are asked for. */
const stateChips: ChipWriter = criteria =>
  each(
    'state',
    uf =>
      criteria.city.some(city => foldText(city) === foldText(stateName(uf)))
        ? stateNameApart(uf)
        : stateName(uf),
    {
      city: [],
      neighborhood: [],
    },
  )(criteria)

const shownElsewhere: ChipWriter = () => []
const less = (label: string): string => `menos ${label}`

/** How each criterion is put into words, in the order of the form. A new criterion does not compile without its words. */
const chipWriters: { readonly [Name in keyof Criteria]: ChipWriter } = {
  list: one('list', ({ list }) => list && curatedListNames[list], { list: null }),
  text: one('text', ({ text }) => text && `“${text}”`, { text: null }),
  region: each('region', region => `Região ${regionNames[region]}`),
  state: stateChips,
  interior: one('interior', ({ interior }) => yesNo(interior, 'Interior', 'Só a capital'), {
    interior: null,
  }),
  city: each('city', formatPlaceName, { neighborhood: [] }),
  notCity: each('notCity', city => less(formatPlaceName(city))),
  near: one('near', ({ near, within: km }) => near && `Até ${formatNearDistance(near, km)}`, {
    near: null,
    within: null,
  }),
  within: shownElsewhere,
  shape: one('shape', ({ shape }) => shape && 'Área desenhada', { shape: null }),
  neighborhood: each('neighborhood', formatPlaceName),
  notNeighborhood: each('notNeighborhood', name => less(formatPlaceName(name))),
  category: each('category', category => categoryLabels[category]),
  notCategory: each('notCategory', category => less(categoryLabels[category])),
  minPrice: one('price', ({ minPrice, maxPrice }) => range(minPrice, maxPrice, formatPriceLimit), {
    minPrice: null,
    maxPrice: null,
  }),
  maxPrice: shownElsewhere,
  maxInstalment: one('instalment', describeInstalment, { maxInstalment: null, downPayment: null }),
  downPayment: shownElsewhere,
  minArea: one('area', ({ minArea, maxArea }) => range(minArea, maxArea, formatArea), {
    minArea: null,
    maxArea: null,
  }),
  maxArea: shownElsewhere,
  minDiscount: atLeast('minDiscount', 'discount', least => `Desconto ≥ ${formatPercent(least, 2)}`),
  minNetRoi: atLeast('minNetRoi', 'netRoi', least =>
    least === 0 ? 'Sem prejuízo estimado' : `ROI líquido ≥ ${formatPercent(least, 2)}`,
  ),
  minReturn: atLeast('minReturn', 'return', least =>
    least === 0 ? 'Sem prejuízo nem no pior caso' : `ROI no pior caso ≥ ${formatPercent(least, 2)}`,
  ),
  unexplained: one(
    'unexplained',
    ({ unexplained }) => yesNo(unexplained, 'Só fora do comum', 'Sem os fora do comum'),
    { unexplained: null },
  ),
  minRooms: atLeast('minRooms', 'rooms', least => `${least}+ quartos`),
  minGarage: atLeast('minGarage', 'garage', least => `${least}+ vagas`),
  modality: each('modality', modality => modalityLabels[modality]),
  notModality: each('notModality', modality => less(modalityLabels[modality])),
  financing: answer('financing', ({ financing }) =>
    yesNo(financing, 'Aceita financiamento', 'Não aceita financiamento'),
  ),
  fgts: answer('fgts', ({ fgts }) => yesNo(fgts, 'Aceita FGTS', 'Não aceita FGTS')),
  occupancy: answer('occupancy', ({ occupancy }) => occupancy && occupancyLabels[occupancy]),
  orUnknown: shownElsewhere,
  hasAuctionDate: one(
    'auction',
    ({ hasAuctionDate }) => yesNo(hasAuctionDate, 'Com data marcada', 'Sem data marcada'),
    { hasAuctionDate: null },
  ),
  newWithin: within('newWithin', days => `Novos há até ${days}`),
  cutWithin: within('cutWithin', days => `Baixaram de preço há até ${days}`),
  rung: one(
    'rung',
    ({ rung }) => rung !== null && (rung === 1 ? 'Já desceu um degrau' : `Já desceu ${rung} degraus ou mais`),
    {
      rung: null,
    },
  ),
  closesWithin: within('closesWithin', days => `Encerram em até ${days}`),
  sort: shownElsewhere,
}

/** Returns every active filter as a chip, in the order of the form. */
export const buildCriteriaChips = (criteria: Criteria): CriteriaChip[] =>
  Object.values(chipWriters).flatMap(write => write(criteria))
