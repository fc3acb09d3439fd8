import { Minus } from 'lucide-react'
import { TickBox } from '../../ui/choice-controls.tsx'

interface Row<T> {
  value: T
  label: string
  total?: number | undefined
}

/** The values of which one must apply, and those that must not. */
export interface IncludedAndExcluded<T> {
  included: T[]
  excluded: T[]
}

/** Moves a value: into one of the two lists, or out of both. */
function moveValue<T>(
  { included, excluded }: IncludedAndExcluded<T>,
  value: T,
  to: keyof IncludedAndExcluded<T> | null,
  isSame: (a: T, b: T) => boolean,
): IncludedAndExcluded<T> {
  const others = (values: T[]) => values.filter(other => !isSame(other, value))
  return {
    included: to === 'included' ? [...others(included), value] : others(included),
    excluded: to === 'excluded' ? [...others(excluded), value] : others(excluded),
  }
}

const identical = <T,>(a: T, b: T): boolean => a === b

/** Rows that are each wanted, unwanted ("menos") or neither; the surrounding field group names them. */
export function IncludeExcludeRows<T extends string>({
  names,
  rows,
  chosen,
  onChange,
  isSame = identical,
}: {
  /** The parameters that a form without script sends. */
  names: Record<keyof IncludedAndExcluded<T>, string>
  rows: readonly (Row<T> & { key?: string })[]
  chosen: IncludedAndExcluded<T>
  onChange: (chosen: IncludedAndExcluded<T>) => void
  isSame?: (a: T, b: T) => boolean
}) {
  return rows.map(({ key, value, label, total }) => {
    const wanted = chosen.included.some(other => isSame(other, value))
    const unwanted = chosen.excluded.some(other => isSame(other, value))
    return (
      <div key={key ?? value} className="flex items-center gap-1">
        <div className="min-w-0 flex-1">
          {unwanted && <input type="hidden" name={names.excluded} value={value} />}
          <TickBox
            name={names.included}
            value={value}
            checked={wanted}
            total={unwanted ? undefined : total}
            onChange={on => onChange(moveValue(chosen, value, on ? 'included' : null, isSame))}
          >
            {unwanted ? <span className="text-ink-3 line-through">{label}</span> : label}
          </TickBox>
        </div>
        <button
          type="button"
          className="needs-script target -mr-2 grid size-9 shrink-0 place-content-center rounded-md text-ink-3 hover:text-ink aria-pressed:text-ink"
          aria-label={`Menos ${label}`}
          title={unwanted ? `${label} fica de fora` : `Deixar ${label} de fora`}
          aria-pressed={unwanted}
          onClick={() => onChange(moveValue(chosen, value, unwanted ? null : 'excluded', isSame))}
        >
          <span className="grid size-5 place-content-center rounded-full in-aria-pressed:bg-inverse in-aria-pressed:text-inverse-ink">
            <Minus className="size-3.5" />
          </span>
        </button>
      </div>
    )
  })
}
