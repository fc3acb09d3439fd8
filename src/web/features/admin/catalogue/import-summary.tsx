import { ChevronDown } from 'lucide-react'
import { integerFormat, formatShortDate } from '../../../ui/format-text.ts'

interface Counts {
  read: number
  added: number
  changed: number
  back: number
  unchanged: number
  gone: number
  unseen: number
  rejected: number
}

const names = {
  read: 'Lidas',
  added: 'Novas',
  changed: 'Alteradas',
  back: 'Voltaram',
  unchanged: 'Iguais',
  gone: 'Saíram',
  unseen: 'Não vistas',
  rejected: 'Rejeitadas',
} satisfies Record<keyof Counts, string>

/** Shows what an import found and did. */
export const ImportSummary = ({ counts }: { counts: Counts }) => (
  <dl className="grid grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] gap-x-4 gap-y-2 text-sm">
    {Object.entries(names).map(([key, name]) => {
      const count = counts[key as keyof Counts]
      return (
        <div key={key}>
          <dt className="text-xs text-ink-3">{name}</dt>
          <dd className={count === 0 ? 'text-ink-3' : 'font-semibold'}>{integerFormat(count)}</dd>
        </div>
      )
    })}
  </dl>
)

/** The most rejected lines that are shown. */
const shownIssues = 200

/** Shows lines that were not imported, and why. */
export const RejectedRows = ({
  issues,
  total,
}: {
  issues: readonly { line: number; reason: string }[]
  /** Their number, shown or not. */
  total: number
}) =>
  issues.length === 0 ? null : (
    <details className="group text-sm">
      <summary className="admin-summary">
        {total === 1 ? 'Ver a linha rejeitada' : `Ver as ${integerFormat(total)} linhas rejeitadas`}
        <ChevronDown className="size-4 shrink-0 group-open:rotate-180" aria-hidden="true" />
      </summary>
      <ul className="rounded-md bg-raised-2 px-3 py-2 text-ink-2">
        {issues.slice(0, shownIssues).map(({ line, reason }, at) => (
          <li key={at} className="py-0.5 wrap-anywhere">
            Linha {integerFormat(line)}: {reason}
          </li>
        ))}
        {total > Math.min(issues.length, shownIssues) && (
          <li className="py-0.5 text-ink-3">
            As {integerFormat(Math.min(issues.length, shownIssues))} primeiras.
          </li>
        )}
      </ul>
    </details>
  )

/** Describes a list: `SP, lista de 8 jan. 2026`. */
export function describeList(states: readonly string[], listDate: string | null): string {
  const where =
    states.length === 0 ? null : states.length > 6 ? `${states.length} estados` : states.join(', ')
  return [where, listDate && `lista de ${formatShortDate(listDate)}`].filter(Boolean).join(', ')
}
