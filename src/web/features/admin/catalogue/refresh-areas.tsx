import { ChevronDown } from 'lucide-react'
import { formatBrasiliaTime } from '#domain/brasilia-time.ts'
import { areaName } from './area-name.ts'
import { formatShortDate } from '../../../ui/format-text.ts'
import { useNow } from '../../../framework/use-now.ts'
import { AdminBadge } from '../admin-parts.tsx'
import type { RefreshState } from '#contract/admin-schemas.ts'

type Area = RefreshState['areas'][number]

/** The age in milliseconds from which a list is old; the bank updates its lists every day or two. */
const maxListAgeMs = 4 * 86_400_000

/** Whether an area's list is too old at `now` (epoch ms). */
const isOld = ({ listDate }: Pick<Area, 'listDate'>, now: number): boolean =>
  listDate !== null && now - Date.parse(`${listDate}T12:00:00-03:00`) > maxListAgeMs

function Row({ area, chosen, onTurn }: { area: Area; chosen: boolean; onTurn: (() => void) | undefined }) {
  const now = useNow()
  return (
    <li className="flex items-start gap-3 py-1.5 text-sm">
      <label className="grid size-target shrink-0 place-content-center">
        <span className="sr-only">Atualizar {areaName(area.area)}</span>
        <input
          type="checkbox"
          className="tick disabled:opacity-50"
          checked={chosen}
          disabled={!onTurn}
          onChange={onTurn}
        />
      </label>
      <div className="min-w-0 flex-1 py-2.5">
        <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <span className="font-medium">{areaName(area.area)}</span>
          {area.problem ? (
            <AdminBadge tone="bad">Problema</AdminBadge>
          ) : isOld(area, now) ? (
            <AdminBadge tone="watch">Lista antiga</AdminBadge>
          ) : null}
        </p>
        <p className="text-xs text-ink-3">
          {area.listDate ? `Lista de ${formatShortDate(area.listDate)}` : 'Sem lista'}
          {area.checkedAt && `, conferida em ${formatBrasiliaTime(area.checkedAt)}`}
        </p>
        {area.problem && <p className="mt-1 text-ink-2 text-pretty wrap-anywhere">{area.problem}</p>}
      </div>
    </li>
  )
}

/** Shows every state, those with a problem first; only the selected ones are fetched. */
export function RefreshAreas({
  areas,
  chosen,
  onChoose,
}: {
  areas: readonly Area[]
  chosen: ReadonlySet<string>
  /** Absent while a refresh is running. */
  onChoose?: (chosen: ReadonlySet<string>) => void
}) {
  const problems = areas.filter(({ problem }) => problem !== null).length
  const rows = areas.toSorted((a, b) => Number(b.problem !== null) - Number(a.problem !== null))
  const turn = (area: string) => {
    const next = new Set(chosen)
    if (!next.delete(area)) next.add(area)
    onChoose?.(next)
  }
  if (areas.length === 0) return null
  return (
    <details className="group mt-3" open={problems > 0 || undefined}>
      <summary className="admin-summary">
        {problems === 0
          ? `Escolher entre ${areas.length} estados`
          : `${problems} de ${areas.length} estados com problema`}
        <ChevronDown className="size-4 shrink-0 group-open:rotate-180" aria-hidden="true" />
      </summary>
      <ul className="quiet-scroll max-h-96 divide-y divide-line overflow-y-auto border-y border-line">
        {rows.map(area => (
          <Row
            key={area.area}
            area={area}
            chosen={chosen.has(area.area)}
            onTurn={onChoose && (() => turn(area.area))}
          />
        ))}
      </ul>
    </details>
  )
}
