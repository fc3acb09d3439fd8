import {
  ChevronDown,
  Footprints,
  Gavel,
  Hammer,
  HandCoins,
  KeyRound,
  type LucideIcon,
  ScanSearch,
} from 'lucide-react'
import { type FavoriteStage, favoriteStages, readStage } from '#domain/property/favorite-stage.ts'
import { stageNames } from '../listing/listing-labels.ts'

const icons: Record<FavoriteStage, LucideIcon> = {
  analisando: ScanSearch,
  visitado: Footprints,
  lance: Gavel,
  arrematado: KeyRound,
  reforma: Hammer,
  vendido: HandCoins,
}

/** Chooses how far the person is with a property. */
export function StageSelect({
  stage,
  name,
  disabled,
  onChange,
}: {
  stage: FavoriteStage | null
  /** The property's name. */
  name: string
  disabled: boolean
  onChange: (stage: FavoriteStage) => void
}) {
  const shown = readStage(stage)
  const Icon = icons[shown]
  return (
    <div className="relative flex-none text-ink">
      <Icon className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2" />
      <select
        aria-label={`Etapa: ${name}`}
        className="h-target w-37 appearance-none rounded-md bg-transparent pr-7 pl-9 text-sm font-medium hover:bg-raised-2 disabled:opacity-60"
        value={shown}
        disabled={disabled}
        onChange={({ target }) => onChange(favoriteStages.find(one => one === target.value) ?? shown)}
      >
        {favoriteStages.map(one => (
          <option key={one} value={one}>
            {stageNames[one]}
          </option>
        ))}
      </select>
      <ChevronDown className="pointer-events-none absolute top-1/2 right-2 size-4 -translate-y-1/2 text-ink-3" />
    </div>
  )
}
