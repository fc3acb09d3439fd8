import { type Centavos, fromReaisOrNull, toReaisOrNull } from '#domain/money.ts'
import { NumberField } from '../../ui/number-field.tsx'

/** The catalogue's own limit: nothing costs, or measures, more. */
const limits = [0, 10 ** 13] as const

interface LimitFieldProps<Value> {
  /** The parameter that a form without script sends. */
  name?: string
  label: string
  value: Value | null
  onChange: (value: Value | null) => void
  problem?: string | undefined
  /** The text of the empty field. */
  empty: string
}

/**
 * A search's smallest or largest price or area, in reais or square metres, under the legend of its group; `null` or 0
 * asks for none.
 */
export const LimitField = (props: LimitFieldProps<number> & { unit: 'R$' | 'm²' }) => (
  <NumberField {...props} limits={limits} labelHidden zeroIsEmpty />
)

/** A search's smallest or largest price. */
export const PriceLimitField = ({ value, onChange, ...props }: LimitFieldProps<Centavos>) => (
  <LimitField
    {...props}
    unit="R$"
    value={toReaisOrNull(value)}
    onChange={reais => onChange(fromReaisOrNull(reais))}
  />
)
