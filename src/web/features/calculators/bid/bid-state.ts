import type { PropertyDetail } from '#contract/property-detail.ts'
import { calculatorLimits } from '#domain/calculators/limits.ts'
import type { Parameters } from '#domain/search/criteria.ts'
import type { StateCodec } from '../shared-state.ts'

/** What one types: reais, and the ROI in percent; `null` = empty. */
export interface BidFields {
  evaluationValue: number | null
  initialBid: number | null
  desiredRoi: number | null
}

export interface BidState {
  /** The property it begins with, by its number. */
  property: string | null
  /** `null` until somebody changes one: the property's own, or an empty form. */
  fields: BidFields | null
  /** Calcular was pressed, or the address came with everything: from then on it answers while one types. */
  asked: boolean
}

/** Of the money put in, as the requirements have it. */
const desiredRoi = 15

const blank: BidFields = { evaluationValue: null, initialBid: null, desiredRoi }

const last = (value: string | string[] | undefined): string | undefined => [value ?? []].flat().at(-1)

/** A number above 0 as programs write it, else `null`: `200.000` would be 200. */
const positive = (text: string | undefined): number | null =>
  (text !== undefined && /^\d{1,13}(?:\.\d{1,6})?$/.test(text) && Number(text)) || null

const {
  money: [, mostMoney],
  desiredRoi: [, mostRoi],
} = calculatorLimits

/** The highest that each field takes. */
export const highest: Record<keyof BidFields, number> = {
  evaluationValue: mostMoney,
  initialBid: mostMoney,
  desiredRoi: mostRoi,
}

const keys = ['evaluationValue', 'initialBid', 'desiredRoi'] as const

/** Fields that hold nothing, or too much. */
export const wanting = (fields: BidFields): (keyof BidFields)[] =>
  keys.filter(key => !fields[key] || fields[key] > highest[key])

export const isWhole = (fields: BidFields): fields is { [key in keyof BidFields]: number } =>
  wanting(fields).length === 0

/** Their names in the address, as the other calculators have them. */
const parameterNames = { evaluationValue: 'avaliacao', initialBid: 'lance', desiredRoi: 'roi' } as const

/** `?avaliacao=…&lance=…&roi=…`, and `imovel` for what it begins with. */
export const bidCodec: StateCodec<BidState> = {
  read(parameters: Parameters) {
    const property = last(parameters.imovel)
    const roi = last(parameters.roi)
    const fields = {
      evaluationValue: positive(last(parameters.avaliacao)),
      initialBid: positive(last(parameters.lance)),
      desiredRoi: roi === undefined ? desiredRoi : positive(roi),
    }
    const given = fields.evaluationValue !== null || fields.initialBid !== null || roi !== undefined
    const number = property !== undefined && /^\d{1,13}$/.test(property) ? property : null
    return {
      property: number,
      fields: given ? fields : null,
      asked: given ? isWhole(fields) : number !== null,
    }
  },
  write({ property, fields }) {
    const parameters: Record<string, string> = property === null ? {} : { imovel: property }
    if (fields === null) return parameters
    for (const key of keys) {
      const value = fields[key]
      // An emptied ROI is not the one that a new form has.
      if (value !== null || key === 'desiredRoi') parameters[parameterNames[key]] = String(value ?? '')
    }
    return parameters
  },
}

/** The fields as they stand: what was typed, else what the property says, else nothing but the ROI. */
export const fieldsOf = (
  { fields }: BidState,
  property: Pick<PropertyDetail, 'price' | 'evaluationValue'> | undefined,
): BidFields =>
  fields ??
  (property ? { ...blank, evaluationValue: property.evaluationValue, initialBid: property.price } : blank)
