import { financingDefaults } from '#domain/calculators/financing-simulation.ts'
import { FieldGroup } from '../../ui/field.tsx'
import { formatPercent } from '../../ui/format-text.ts'
import type { FilterProps } from './filter-props.ts'
import { PriceLimitField } from './limit-field.tsx'

/** The terms by which the first instalment is reckoned: `SAC, 9,8% ao ano, 20 anos`. */
const instalmentTerms = `${financingDefaults.system.toUpperCase()}, ${formatPercent(financingDefaults.yearlyRate, 2)} ao ano, ${financingDefaults.years} anos`

/** What one can pay a month, with the part of the price that is paid at once. */
export const InstalmentFields = ({ criteria, change }: FilterProps) => (
  <FieldGroup legend="Parcela até">
    <div className="flex gap-2">
      <PriceLimitField
        name="maxInstalment"
        label="Parcela máxima"
        empty="por mês"
        value={criteria.maxInstalment}
        onChange={maxInstalment => change({ maxInstalment })}
      />
      <PriceLimitField
        name="downPayment"
        label="Entrada"
        empty="entrada"
        value={criteria.downPayment}
        onChange={downPayment => change({ downPayment })}
      />
    </div>
    <p className="mt-2 text-2xs text-ink-3 text-pretty">
      Primeira parcela: {instalmentTerms}. A entrada só conta com a parcela máxima. Ficam de fora os que a
      Caixa não financia.
    </p>
  </FieldGroup>
)
