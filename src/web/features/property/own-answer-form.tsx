import { useState } from 'react'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { calculatorLimits } from '#domain/calculators/calculator-limits.ts'
import type { OwnAnswerValues, OwnQuestion } from '#domain/judgement/own-answers.ts'
import { saveOwnAnswer } from '../../data/saved/own-figures.ts'
import { buttonClass } from '../../ui/button.tsx'
import { NumberField } from '../../ui/number-field.tsx'

type Choices = {
  [Question in Exclude<OwnQuestion, 'debts'>]: [label: string, value: OwnAnswerValues[Question]][]
}

const yesOrNo: [string, boolean][] = [
  ['Aceita', true],
  ['Não aceita', false],
]
const choices: Choices = {
  occupancy: [
    ['Desocupado', 'vacant'],
    ['Ocupado', 'occupied'],
  ],
  financing: yesOrNo,
  fgts: yesOrNo,
  titleRecord: [['Já li a matrícula', 'read']],
  edital: [['Já li o edital', 'read']],
  place: [['Conferi rua e número', 'confirmed']],
}

function DebtsForm({ onSave }: { onSave: (value: OwnAnswerValues['debts']) => void }) {
  const [condominium, setCondominium] = useState<number | null>(null)
  const [taxes, setTaxes] = useState<number | null>(null)
  return (
    <form
      className="mt-2 grid gap-2"
      onSubmit={event => {
        event.preventDefault()
        if (condominium !== null || taxes !== null) onSave({ condominium, taxes })
      }}
    >
      <p className="text-xs text-pretty text-ink-3">Quanto fica com você; 0 quando a Caixa paga tudo.</p>
      <div className="grid grid-cols-2 gap-2">
        <NumberField
          label="Condomínio"
          unit="R$"
          limits={calculatorLimits.money}
          empty="Não sei"
          value={condominium}
          onChange={setCondominium}
        />
        <NumberField
          label="IPTU"
          unit="R$"
          limits={calculatorLimits.money}
          empty="Não sei"
          value={taxes}
          onChange={setTaxes}
        />
      </div>
      <button
        type="submit"
        className={buttonClass('outline', 'justify-self-start')}
        disabled={condominium === null && taxes === null}
      >
        Salvar
      </button>
    </form>
  )
}

/** Takes a person's own answer to one question; it is saved with the favorite and counts in the judgement at once. */
export function OwnAnswerForm({ property, question }: { property: PropertyDetail; question: OwnQuestion }) {
  if (question === 'debts')
    return <DebtsForm onSave={value => saveOwnAnswer(property, 'debts', value, Date.now())} />
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {choices[question].map(([label, value]) => (
        <button
          key={label}
          type="button"
          className={buttonClass('outline')}
          onClick={() => saveOwnAnswer(property, question, value, Date.now())}
        >
          {label}
        </button>
      ))}
    </div>
  )
}
