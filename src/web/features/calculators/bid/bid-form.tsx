import { type FormEvent, useId } from 'react'
import { TargetRoiField } from '../../listing/target-roi-field.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { ForResale } from '../resale-choice.tsx'
import { type BidFields, bidFields } from './bid-state.ts'

const inputs = [
  { key: 'evaluationValue', label: 'Valor de avaliação', unit: 'R$', empty: '0,00' },
  { key: 'initialBid', label: 'Lance inicial', unit: 'R$', empty: '0,00' },
] as const

/** The two inputs and the one target; typed text is not reformatted. */
export function BidForm({
  values,
  missing,
  onChange,
  onAsk,
}: {
  values: BidFields
  /** Shown under the button. */
  missing: string | null
  onChange: (values: BidFields) => void
  onAsk: () => void
}) {
  const id = useId()
  const ask = (event: FormEvent): void => {
    event.preventDefault()
    onAsk()
  }
  return (
    <form
      className="panel gap-4 print:grid print:grid-cols-2"
      aria-label="Valores do lance"
      onSubmit={ask}
      noValidate
    >
      {inputs.map(({ key, label, unit, empty }) => (
        <NumberField
          key={key}
          label={label}
          unit={unit}
          limits={bidFields[key].limits}
          empty={empty}
          value={values[key]}
          onChange={value => onChange({ ...values, [key]: value })}
        />
      ))}
      <ForResale>
        <TargetRoiField />
      </ForResale>
      <button type="submit" className={buttonClass('primary', 'mt-1 print:hidden')} aria-describedby={id}>
        Calcular
      </button>
      <p id={id} className="text-sm text-ink-2 text-pretty empty:-mt-4">
        {missing}
      </p>
    </form>
  )
}
