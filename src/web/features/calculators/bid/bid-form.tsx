import { type FormEvent, useId } from 'react'
import { buttonClass } from '../../../ui/button.tsx'
import { BidField } from './bid-field.tsx'
import { type BidFields, highest } from './bid-state.ts'

const fields = [
  { key: 'evaluationValue', label: 'Valor de avaliação', unit: 'R$', empty: '0,00' },
  { key: 'initialBid', label: 'Lance inicial', unit: 'R$', empty: '0,00' },
  { key: 'desiredRoi', label: 'ROI desejado', unit: '%', empty: '0' },
] as const

/** The three inputs; what is typed stays as typed. */
export function BidForm({
  values,
  missing,
  onChange,
  onAsk,
}: {
  values: BidFields
  /** Said under the button. */
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
    <form className="panel gap-4" aria-label="Valores do lance" onSubmit={ask} noValidate>
      {fields.map(({ key, label, unit, empty }) => (
        <BidField
          key={key}
          label={label}
          unit={unit}
          limits={[0, highest[key]]}
          empty={empty}
          value={values[key]}
          onChange={value => onChange({ ...values, [key]: value })}
        />
      ))}
      <button type="submit" className={buttonClass('primary', 'mt-1')} aria-describedby={id}>
        Calcular
      </button>
      <output id={id} className="text-sm text-ink-2 text-pretty empty:-mt-4">
        {missing}
      </output>
    </form>
  )
}
