import type { BankPageAnswer } from '#contract/property-detail-schemas.ts'

/** Says where the bank's list and its page contradict each other, with the days of both, and which one counts. */
export function SourceConflicts({ page }: { page: Pick<BankPageAnswer, 'facts'> | null }) {
  const conflicts = page?.facts.flatMap(({ conflict }) => conflict ?? []) ?? []
  if (conflicts.length === 0) return null
  return (
    <div className="mt-3 rounded-md bg-raised-2 px-4 py-2.5 text-xs text-pretty text-ink-2">
      <p className="font-semibold text-ink">Lista e página da Caixa não dizem o mesmo</p>
      <ul className="mt-1 flex list-none flex-col gap-1 p-0">
        {conflicts.map(conflict => (
          <li key={conflict}>{conflict}</li>
        ))}
      </ul>
    </div>
  )
}
