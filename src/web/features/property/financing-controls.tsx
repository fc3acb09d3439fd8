import { financingLimits, rentPercent } from '#domain/calculators/financing-simulation.ts'
import { type Centavos, fromReais, toReais } from '#domain/money.ts'
import { NumberField } from '../../ui/number-field.tsx'
import { ChoicePills } from '../../ui/choice-controls.tsx'
import { FieldGroup } from '../../ui/field.tsx'
import { formatPercent } from '../../ui/format-text.ts'
import { DownPayment } from '../calculators/financing/down-payment.tsx'
import { systemChoices } from '../calculators/financing/financing-words.ts'
import type { InstalmentInputs } from '../calculators/financing/instalment-rows.tsx'

const { yearlyRate, years } = financingLimits

/** The inputs of the simulation: down payment, system, rate, term, and assumed rent. */
export const FinancingControls = ({
  inputs: { downPercent, system, yearlyRate: rate, years: term, monthlyRent },
  assumed,
  onChange,
}: {
  inputs: InstalmentInputs
  /** The default rent; `null` when there is nothing to derive it from. */
  assumed: Centavos | null
  onChange: (change: Partial<InstalmentInputs>) => void
}) => {
  const rentIsAssumed = monthlyRent === assumed
  return (
    <div className="grid content-start gap-4">
      <DownPayment
        percent={downPercent}
        base="do preço"
        amount={null}
        onChange={percent => onChange({ downPercent: percent })}
      />
      <FieldGroup legend="Sistema">
        <ChoicePills
          choices={systemChoices}
          value={system}
          onChange={chosen => onChange({ system: chosen })}
        />
      </FieldGroup>
      <div className="grid grid-cols-2 gap-3">
        <NumberField
          label="Juros ao ano"
          unit="%"
          limits={yearlyRate}
          value={rate}
          onChange={value => onChange({ yearlyRate: value })}
        />
        <NumberField
          label="Prazo"
          unit="anos"
          whole
          limits={years}
          value={term}
          onChange={value => onChange({ years: value })}
        />
      </div>
      <NumberField
        label="Aluguel estimado por mês"
        unit="R$"
        limits={[0, 10_000_000]}
        value={toReais(monthlyRent ?? 0)}
        onChange={value => onChange({ monthlyRent: value > 0 ? fromReais(value) : null })}
      >
        <p className="mt-1.5 text-2xs text-ink-3 text-pretty">
          {monthlyRent === null
            ? 'Informe um aluguel para ver quanto rende.'
            : rentIsAssumed
              ? `Suposição: ${formatPercent(rentPercent, 2)} do valor de mercado ao mês. Mude se souber o aluguel da região.`
              : 'Valor seu.'}
        </p>
        {assumed !== null && !rentIsAssumed && (
          <button
            type="button"
            className="target mt-1 text-2xs font-medium text-ink-2 underline decoration-line-strong underline-offset-4 hover:text-ink"
            onClick={() => onChange({ monthlyRent: assumed })}
          >
            Voltar à estimativa
          </button>
        )}
      </NumberField>
    </div>
  )
}
