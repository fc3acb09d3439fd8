import type { PropertyDetail } from '#contract/property-detail.ts'
import { calculatorLimits as limits } from '#domain/calculators/limits.ts'
import { fieldCodec, type NumberField, propertyIn, type StateCodec, said } from '../codec.ts'

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

/** What each number may be, and its name in the address, as the other calculators have it. */
export const fields: Record<keyof BidFields, NumberField> = {
  evaluationValue: { name: 'avaliacao', limits: limits.money, decimals: 2 },
  initialBid: { name: 'lance', limits: limits.money, decimals: 2 },
  desiredRoi: { name: 'roi', limits: limits.desiredRoi, decimals: 4 },
}

const numbers = fieldCodec(fields)

const keys = ['evaluationValue', 'initialBid', 'desiredRoi'] as const

/** Fields that hold nothing. */
export const wanting = (values: BidFields): (keyof BidFields)[] => keys.filter(key => !values[key])

export const isWhole = (values: BidFields): values is { [key in keyof BidFields]: number } =>
  wanting(values).length === 0

/** `?avaliacao=…&lance=…&roi=…`, and `imovel` for what it begins with. */
export const bidCodec: StateCodec<BidState> = {
  read(parameters) {
    const property = propertyIn(parameters)
    const told = numbers.read(parameters)
    // An emptied ROI is not the one that a new form has.
    const roi = said(parameters, fields.desiredRoi.name)
    const given = roi !== undefined || Object.keys(told).length > 0
    if (!given) return { property, fields: null, asked: property !== null }
    const values = { ...blank, ...(roi !== undefined && { desiredRoi: null }), ...told }
    return { property, fields: values, asked: isWhole(values) }
  },
  write: ({ property, fields: values }) => ({
    ...(property !== null && { imovel: property }),
    ...(values && { ...numbers.write(values), [fields.desiredRoi.name]: String(values.desiredRoi ?? '') }),
  }),
}

/** The shape of a result that a property will fill in; nobody reads its figures. */
export const comingFields = { evaluationValue: 200_000, initialBid: 150_000, desiredRoi }

/** The fields as they stand: what was typed, else what the property says, else nothing but the ROI. */
export const fieldsOf = (
  state: BidState,
  property: Pick<PropertyDetail, 'price' | 'evaluationValue'> | undefined,
): BidFields =>
  state.fields ??
  (property ? { ...blank, evaluationValue: property.evaluationValue, initialBid: property.price } : blank)

/**
 * With what the cost sheet goes on. Of a property only what is no longer as it was filled in: the sheet knows the rest
 * itself, and may have been saved otherwise.
 * @param property `undefined` = none, or not to be had
 */
export function costsSearch(
  state: BidState,
  property: Pick<PropertyDetail, 'price' | 'evaluationValue'> | undefined,
): Record<string, string> {
  const values = fieldsOf(state, property)
  const filled =
    property || state.property !== null ? fieldsOf({ ...state, fields: null }, property) : undefined
  const told = (key: keyof BidFields, name: string) =>
    values[key] && values[key] !== filled?.[key] ? { [name]: String(values[key]) } : {}
  return {
    ...(state.property !== null && { imovel: state.property }),
    ...told('initialBid', 'lance'),
    ...told('evaluationValue', 'venda'),
    ...told('desiredRoi', 'roi'),
  }
}
