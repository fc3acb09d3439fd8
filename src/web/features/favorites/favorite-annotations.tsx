import { NotebookPen } from 'lucide-react'
import type { Favorite } from '#contract/saved-schemas.ts'
import type { FavoriteStage } from '#domain/property/favorite-stage.ts'
import { classNames } from '../../ui/class-names.ts'
import { firstNoteLine } from './favorite-notes.ts'
import { CostSheetSummary } from './cost-sheet-summary.tsx'
import { StageSelect } from './stage-select.tsx'

/** Shows what the person noted about a favorite, always at the same height: stage and notes, and the cost sheet. */
export function FavoriteAnnotationForm({
  favorite,
  name,
  removed,
  onStage,
  onNotes,
}: {
  favorite: Favorite
  name: string
  removed: boolean
  onStage: (id: string, stage: FavoriteStage | null) => void
  onNotes: (favorite: Favorite) => void
}) {
  const { stage, notes } = favorite
  const line = firstNoteLine(notes)
  return (
    <div className="mt-2 rounded-lg border border-line bg-raised shadow-card">
      <div className="flex border-b border-line">
        <StageSelect
          {...{ stage, name }}
          disabled={removed}
          onChange={next => onStage(favorite.property_id, next)}
        />
        <button
          type="button"
          aria-haspopup="dialog"
          disabled={removed}
          className="flex h-target min-w-0 flex-1 items-center gap-2 rounded-tr-lg border-l border-line px-3 text-sm hover:bg-raised-2 disabled:opacity-60"
          onClick={() => onNotes(favorite)}
        >
          <NotebookPen className="size-4 flex-none text-ink-3" />
          <span className={classNames('truncate', line === '' ? 'text-ink-2' : 'text-ink')}>
            {line === '' ? 'Anotar' : <span className="sr-only">Anotações: </span>}
            {line}
            <span className="sr-only">: {name}</span>
          </span>
        </button>
      </div>
      <CostSheetSummary favorite={favorite} name={name} />
    </div>
  )
}
