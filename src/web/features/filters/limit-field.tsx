import { NumberField } from '../../ui/number-field.tsx'

/** The catalogue's own limit: nothing costs, or measures, more. */
const limits = [0, 10 ** 13] as const

/** A search's smallest or largest price or area, under the legend of its group; `null` or 0 asks for none. */
export const LimitField = (props: {
  label: string
  unit: 'R$' | 'm²'
  /** In reais or square metres. */
  value: number | null
  onChange: (value: number | null) => void
  problem?: string | undefined
  /** What stands in it while it is empty. */
  empty: string
}) => <NumberField {...props} limits={limits} labelHidden zeroIsEmpty />
