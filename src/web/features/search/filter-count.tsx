import type { Criteria } from '#domain/search/search-criteria.ts'
import { buildCriteriaChips } from '../filters/criteria-chips.ts'

/** How many filters are active, on the corner of a button. */
export default function FilterCount({ applied }: { applied: Criteria }) {
  const active = buildCriteriaChips(applied).length
  if (active === 0) return null
  return (
    <>
      <span
        aria-hidden="true"
        className="absolute -top-1.5 -right-1.5 grid h-5 min-w-5 place-content-center rounded-full bg-amber px-1 text-2xs font-bold text-amber-ink"
      >
        {active}
      </span>
      <span className="sr-only">
        {' '}
        ({active} {active === 1 ? 'ativo' : 'ativos'})
      </span>
    </>
  )
}
