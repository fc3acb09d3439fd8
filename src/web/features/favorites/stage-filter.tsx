import { useId } from 'react'
import { integerFormat } from '../../ui/format-text.ts'
import { type FavoriteStageFilter as Filter, stageFilters } from './favorite-stages.ts'

/** Chooses the stage to show, with the number of favorites at each; one line that scrolls on a phone. */
export function StageFilter({
  counts,
  value,
  onChange,
}: {
  counts: Record<Filter, number>
  value: Filter
  onChange: (value: Filter) => void
}) {
  const name = useId()
  return (
    <fieldset className="-mx-4 mb-4 min-w-0 lg:-mx-7">
      <legend className="sr-only">Etapa</legend>
      <div className="no-bar flex gap-1.5 overflow-x-auto px-4 py-1 lg:px-7">
        {stageFilters.map(({ value: one, label }) => (
          <label
            key={one}
            className="pill relative flex-none gap-1.5 pointer-coarse:h-target pointer-coarse:rounded-full"
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={one === value}
              onChange={() => onChange(one)}
            />
            {label} <span className="opacity-70">{integerFormat(counts[one])}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Reserves its space while the favorites load. */
export const StageFilterSkeleton = () => (
  <div className="mb-4 flex gap-1.5 py-1" aria-hidden="true">
    {stageFilters.slice(0, 3).map(({ value }) => (
      <div key={value} className="skeleton h-8 w-24 rounded-full pointer-coarse:h-target" />
    ))}
  </div>
)
