import { formatNearDistance } from './near-words.ts'
import { foldText } from '#domain/fold-text.ts'
import { formatPlaceName } from '#domain/property/place-names.ts'
import { regionNames } from '#domain/regions.ts'
import { shortMoney } from '#domain/search/criteria-figures.ts'
import {
  type AskedWords,
  listAskedWords,
  listCriteriaOf,
  type Subject,
  type WordedCriterion,
} from '#domain/search/criteria-words.ts'
import { formatSpotDistance } from '#domain/search/range-words.ts'
import { curatedListNames } from '#domain/search/curated-lists.ts'
import { type Criteria, criteriaFields, dropCriteria } from '#domain/search/search-criteria.ts'
import { stateName, stateNameApart } from '#domain/states.ts'
import { categoryLabels, modalityLabels } from '../listing/listing-labels.ts'

/** One active filter in words, and the criteria without it. */
export interface CriteriaChip {
  key: string
  label: string
  without: Criteria
}

/** Writes the chips of one field, without looking at other fields. */
type ChipWriter = (criteria: Criteria) => CriteriaChip[]

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

const yesNo = (value: boolean | null, yes: string, no: string): string | null =>
  value === null ? null : value ? yes : no

const describeInstalment = ({ maxInstalment, downPayment }: Criteria): string | null => {
  // A down payment alone is no filter.
  if (maxInstalment === null) return null
  return `Parcela até ${shortMoney(maxInstalment)}${downPayment === null ? '' : `, entrada de ${shortMoney(downPayment)}`}`
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

const less = (label: string): string => `menos ${label}`

/** The criteria of which the table has no words for a chip. */
type OwnChip = Exclude<Subject, WordedCriterion>

const ownChips: { readonly [Name in OwnChip]: ChipWriter } = {
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
  nearAddress: one(
    'nearAddress',
    ({ nearAddress, withinMetres }) => nearAddress && `Até ${formatSpotDistance(withinMetres)}`,
    { nearAddress: null, withinMetres: null },
  ),
  shape: one('shape', ({ shape }) => shape && 'Área desenhada', { shape: null }),
  neighborhood: each('neighborhood', formatPlaceName),
  notNeighborhood: each('notNeighborhood', name => less(formatPlaceName(name))),
  category: each('category', category => categoryLabels[category]),
  notCategory: each('notCategory', category => less(categoryLabels[category])),
  maxInstalment: one('maxInstalment', describeInstalment, { maxInstalment: null, downPayment: null }),
  modality: each('modality', modality => modalityLabels[modality]),
  notModality: each('notModality', modality => less(modalityLabels[modality])),
}

/** What the chips begin and end with; the others stand between, in canonical order. */
const leading = [
  'list',
  'text',
  'region',
  'state',
  'interior',
  'city',
  'notCity',
  'near',
  'nearAddress',
  'shape',
  'neighborhood',
  'notNeighborhood',
  'category',
  'notCategory',
  'minPrice',
  'maxInstalment',
] as const satisfies readonly Subject[]
const trailing = [
  'modality',
  'notModality',
  'financing',
  'fgts',
  'occupancy',
  'hasAuctionDate',
  'newWithin',
  'cutWithin',
  'rung',
  'closesWithin',
] as const satisfies readonly Subject[]
const placed = new Set<keyof Criteria>([...leading, ...trailing])

/** Writes the chip of a criterion with the table's words, which name whether unknown values are included. */
function writeWordedChip(criteria: Criteria, name: WordedCriterion, words: AskedWords): CriteriaChip {
  const without = dropCriteria(criteria, listCriteriaOf(name))
  const unknown = name === 'minPaidDiscount' ? 'paid' : name
  if (!criteria.orUnknown.some(answer => answer === unknown))
    return { key: name, label: words.chip(), without }
  const orUnknown = criteria.orUnknown.filter(answer => answer !== unknown)
  const or = unknown === 'paid' ? 'ou sem estimativa' : 'ou não informado'
  return { key: name, label: `${words.chip()} ${or}`, without: { ...without, orUnknown } }
}

/** Returns every active filter as a chip. */
export function buildCriteriaChips(criteria: Criteria): CriteriaChip[] {
  const asked = listAskedWords(criteria)
  const write = (name: keyof Criteria): CriteriaChip[] => {
    const words = asked.get(name as WordedCriterion)
    if (words !== undefined) return [writeWordedChip(criteria, name as WordedCriterion, words)]
    return name in ownChips ? ownChips[name as OwnChip](criteria) : []
  }
  const others = criteriaFields.filter(name => !placed.has(name))
  return [...leading, ...others, ...trailing].flatMap(write)
}
