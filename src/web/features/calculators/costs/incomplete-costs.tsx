import { useState } from 'react'
import { flushSync } from 'react-dom'
import { NumberField } from '../../../ui/number-field.tsx'
import { Button } from '../../../ui/button.tsx'
import { costFields } from './cost-address.ts'
import { describeMissingFields } from './cost-sheet-words.ts'
import { useWorkingSheet } from './working-sheet.ts'

/** Asks for the one missing number; it is applied on submit, so that the panel does not vanish while typing. */
function Ask({ field, label }: { field: 'bid' | 'saleValue'; label: string }) {
  const { change } = useWorkingSheet()
  const [value, setValue] = useState<number | null>(null)
  return (
    <form
      className="mt-3 grid max-w-md grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3"
      onSubmit={event => {
        event.preventDefault()
        if (!value) return
        flushSync(() => change({ [field]: value }))
        document.getElementById('resultado')?.focus({ preventScroll: true })
      }}
    >
      <NumberField
        label={label}
        unit="R$"
        limits={costFields[field].limits}
        value={value}
        onChange={setValue}
        empty="valor"
      />
      <Button type="submit" look="primary" className="mt-6">
        Calcular
      </Button>
    </form>
  )
}

/** Shown when nothing can be computed: names the missing number and asks for it. */
export function IncompleteCosts() {
  const { form, property } = useWorkingSheet()
  const field = form.bid > 0 ? 'saleValue' : 'bid'
  return (
    <section aria-label="Resultado" className="panel cost-headline" id="resultado" tabIndex={-1}>
      <p className="text-md font-semibold">{describeMissingFields(form)}</p>
      <p className="mt-1 text-sm text-pretty text-ink-2">
        {form.bid <= 0
          ? 'Escreva quanto você ofereceria pelo imóvel, e a conta aparece aqui.'
          : `${
              property !== null && property.evaluationValue === null
                ? 'A lista da Caixa não traz a avaliação deste imóvel. '
                : ''
            }Escreva por quanto você o venderia, pelos anúncios da região, e a conta aparece aqui.`}
      </p>
      <Ask
        key={field}
        field={field}
        label={field === 'bid' ? 'Quanto você ofereceria' : 'Por quanto você venderia'}
      />
    </section>
  )
}
