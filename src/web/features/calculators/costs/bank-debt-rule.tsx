import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { checkDebt, findMaxCondoDebt } from '#domain/edital/checklist-debts.ts'
import { formatReais } from '../../../ui/format-text.ts'
import { ValueSuggestion, ValueSuggestions } from '../value-suggestion.tsx'
import { useWorkingSheet } from './working-sheet.ts'

const subjects = ['condominium', 'taxes'] as const
const names = { condominium: 'Condomínio', taxes: 'IPTU' }

/** Shows the rule of one kind of debt: the bank page's own words, what follows from them, and the source. */
function Rule({ subject, property }: { subject: (typeof subjects)[number]; property: PropertyDetail }) {
  const { text, excerpt, source } = checkDebt(subject, property)
  return (
    <div>
      <p className="text-xs text-pretty text-ink-2">
        <span className="font-semibold text-ink">{names[subject]}.</span> {text}
      </p>
      {excerpt !== null && (
        <p className="mt-1 border-l-2 border-line-strong pl-2.5 text-xs text-pretty wrap-anywhere text-ink-3">
          A Caixa diz: “{excerpt}”
        </p>
      )}
      <p className="mt-1 text-2xs text-ink-3">Fonte: {source}</p>
    </div>
  )
}

/** Shows, beside the debts, what the bank page says about who pays them. */
export function BankDebtRule() {
  const { property, form, change } = useWorkingSheet()
  if (property === null) return null
  const most = findMaxCondoDebt(property)
  return (
    <ValueSuggestions className="col-span-full grid gap-3 rounded-lg bg-raised-2 p-3.5 text-xs">
      {subjects.map(subject => (
        <Rule key={subject} subject={subject} property={property} />
      ))}
      {most !== null && form.condoDebt !== most && (
        <div className="flex">
          <ValueSuggestion onUse={() => change({ condoDebt: most })}>
            Reservar o máximo do condomínio: {formatReais(most)}
          </ValueSuggestion>
        </div>
      )}
    </ValueSuggestions>
  )
}
