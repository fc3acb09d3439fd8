import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { defaultCommissionPercent } from '#domain/calculators/cost-assumptions.ts'
import { cdiDefault } from '#domain/calculators/cdi-comparison.ts'
import type { OwnAnswer, OwnAnswers } from '#domain/judgement/own-answers.ts'
import { formatShortDate } from '../../../ui/format-text.ts'
import { fromReais } from '#domain/money.ts'
import { describePlaceCost } from '#domain/transfer-costs/describe-place-cost.ts'
import { type CostForm, isPlaceNumber, placeCosts, type PlaceNumber } from './cost-form.ts'

export type OriginKind = 'fact' | 'guess' | 'yours'

/** The origin of a field's value in a few words. */
export interface FigureOrigin {
  kind: OriginKind
  words: string
}

const fact = (words: string): FigureOrigin => ({ kind: 'fact', words })
const guess = (words: string): FigureOrigin => ({ kind: 'guess', words })

function eviction({ situation, category }: PropertyDetail): FigureOrigin {
  if (situation === 'vacant') return fact('desocupado, segundo a Caixa')
  if (situation === 'occupied') return guess('suposição: está ocupado')
  return category === 'terreno' || category === 'rural'
    ? guess('suposição: terra vazia')
    : guess('suposição: ocupação não informada')
}

/** Returns the origin of a percentage that the tables of the place give. */
export function findTableOrigin(key: PlaceNumber, { place, bid }: CostForm): FigureOrigin {
  const { isKnown, short } = describePlaceCost(placeCosts[key], place, fromReais(bid))
  return isKnown ? fact(short) : guess(short)
}

/** Fields that the person chooses, which have no origin to show. */
export const fieldsWithoutOrigin: readonly (keyof CostForm)[] = ['desiredRoi', 'monthlyRent']

const originByField: Partial<Record<keyof CostForm, (property: PropertyDetail) => FigureOrigin>> = {
  bid: () => fact('preço mínimo da lista'),
  modality: ({ modality }) => (modality === null ? guess('não informada') : fact('da lista')),
  cdi: () => guess(`de ${formatShortDate(cdiDefault.asOf)}`),
  condoDebt: () => guess('valor não informado: confira'),
  taxDebt: () => guess('valor não informado: confira'),
  evictionCost: eviction,
  area: ({ area }) => (area === null ? guess('suposição') : fact('da lista')),
  saleValue: ({ evaluationValue, paid }) => {
    if (paid !== null) return fact('pelo que se pagou no prédio')
    return guess(evaluationValue === null ? 'sem avaliação na lista' : 'suposição: vende pela avaliação')
  },
}

/** Returns the own answer that a field's value follows from. */
function answerBehind(
  key: keyof CostForm,
  { occupancy, debts, saleValue }: OwnAnswers,
): OwnAnswer<unknown> | null | undefined {
  if (key === 'evictionCost') return occupancy
  if (key === 'saleValue') return saleValue
  if (key === 'condoDebt') return debts?.value.condominium == null ? null : debts
  if (key === 'taxDebt') return debts?.value.taxes == null ? null : debts
  return null
}

/** Returns the origin of a value: the listing, an assumption of ours, or the person; `null` without a property. */
export function findFigureOrigin(
  key: keyof CostForm,
  form: CostForm,
  assumed: CostForm | null,
  property: PropertyDetail | null,
  answers: OwnAnswers = {},
): FigureOrigin | null {
  if (assumed === null || property === null) return null
  const answered = form[key] === assumed[key] ? answerBehind(key, answers) : undefined
  if (answered) return { kind: 'yours', words: `sua resposta de ${formatShortDate(answered.day)}` }
  // The commission follows the modality, also a chosen one.
  if (key === 'commissionPercent' && form[key] === defaultCommissionPercent(form.modality))
    return guess(form.modality === null ? 'suposição' : 'suposição: pela modalidade')
  if (form[key] !== assumed[key]) return { kind: 'yours', words: 'seu valor' }
  if (fieldsWithoutOrigin.includes(key)) return null
  if (isPlaceNumber(key) && form[key] === null) return findTableOrigin(key, form)
  return originByField[key]?.(property) ?? guess('suposição')
}
