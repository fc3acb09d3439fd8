import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { calculatorLimits as limits } from '#domain/calculators/calculator-limits.ts'
import {
  createFieldCodec,
  type NumberFieldCodec,
  readPropertyNumberParameter,
  type StateCodec,
  readText,
} from '../state-codec.ts'

/** The form's values: reais, and the ROI in percent; `null` when empty. */
export interface BidFields {
  evaluationValue: number | null
  initialBid: number | null
  desiredRoi: number | null
}

export interface BidState {
  /** The number of the property that fills in the fields. */
  property: string | null
  /** `null` until a field is changed; then the fields are the property's own, or empty. */
  fields: BidFields | null
  /** Whether Calcular was pressed or the address held all values; from then on the result follows the typing. */
  asked: boolean
}

/** Percent of the money invested. */
const desiredRoi = 15

const blank: BidFields = { evaluationValue: null, initialBid: null, desiredRoi }

/** The limits of each number and its name in the address, the same as in the other calculators. */
export const bidFields: Record<keyof BidFields, NumberFieldCodec> = {
  evaluationValue: { name: 'avaliacao', limits: limits.money, decimals: 2 },
  initialBid: { name: 'lance', limits: limits.money, decimals: 2 },
  desiredRoi: { name: 'roi', limits: limits.targetRoi, decimals: 2 },
}

const numbers = createFieldCodec(bidFields)

/** The target is always there (data/account/target-roi.ts). */
const keys = ['evaluationValue', 'initialBid'] as const

/** Returns the fields that are empty or zero. */
export const listMissingBidFields = (values: BidFields): (keyof BidFields)[] =>
  keys.filter(key => !values[key])

/** Whether all numbers are there from which the bid is computed. */
export const isBidComplete = (values: BidFields): values is { [key in keyof BidFields]: number } =>
  listMissingBidFields(values).length === 0

/** Reads and writes `?avaliacao=…&lance=…&roi=…`, with `imovel` for the property. */
export const bidCodec: StateCodec<BidState> = {
  read(parameters) {
    const property = readPropertyNumberParameter(parameters)
    const typedNumbers = numbers.read(parameters)
    // An emptied ROI differs from the default of a new form.
    const roi = readText(parameters, bidFields.desiredRoi.name)
    const given = roi !== undefined || Object.keys(typedNumbers).length > 0
    if (!given) return { property, fields: null, asked: property !== null }
    const values = { ...blank, ...(roi !== undefined && { desiredRoi: null }), ...typedNumbers }
    return { property, fields: values, asked: isBidComplete(values) }
  },
  write: ({ property, fields: values }) => ({
    ...(property !== null && { imovel: property }),
    ...(values && { ...numbers.write(values), [bidFields.desiredRoi.name]: String(values.desiredRoi ?? '') }),
  }),
}

/** Placeholder values for the layout of a result while its property loads; they are not readable. */
export const placeholderBidFields = { evaluationValue: 200_000, initialBid: 150_000, desiredRoi }

/** Returns the current fields: the typed ones, otherwise the property's, otherwise only the ROI. */
export const toBidFields = (
  state: BidState,
  property: Pick<PropertyDetail, 'price' | 'evaluationValue'> | undefined,
): BidFields =>
  state.fields ??
  (property ? { ...blank, evaluationValue: property.evaluationValue, initialBid: property.price } : blank)

/**
 * Returns the parameters that the cost sheet starts with. For a property, only values that differ from the filled-in
 * ones are passed: the sheet knows the others and may have been saved with different ones.
 * @param property `undefined` = none or not available
 */
export function bidToCostsSearch(
  state: BidState,
  property: Pick<PropertyDetail, 'price' | 'evaluationValue'> | undefined,
): Record<string, string> {
  const values = toBidFields(state, property)
  const filled =
    property || state.property !== null ? toBidFields({ ...state, fields: null }, property) : undefined
  const writeTyped = (key: keyof BidFields, name: string) =>
    values[key] && values[key] !== filled?.[key] ? { [name]: String(values[key]) } : {}
  return {
    ...(state.property !== null && { imovel: state.property }),
    ...writeTyped('initialBid', 'lance'),
    ...writeTyped('evaluationValue', 'venda'),
    ...writeTyped('desiredRoi', 'roi'),
  }
}
