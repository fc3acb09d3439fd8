import { Eye, EyeOff } from 'lucide-react'
import { describePresence, joinCaution, type ListedListing } from '#domain/freshness/listing-presence.ts'
import { classNames } from '../../ui/class-names.ts'
import { listAgeInks } from './list-age-inks.ts'

/**
 * Says when a listing was last seen: `Visto na lista de 21 jul. 2026, há 3 dias`, `Fora da lista desde 20 nov. 2026`,
 * `Não visto na lista de 29 jan. 2026, que veio incompleta`. Nothing in a demonstration, whose dates are invented, unless the listing is gone.
 */
export function SeenStamp({
  property,
  demonstration,
  now,
  withCaution = false,
  className,
}: {
  property: ListedListing
  demonstration: boolean
  /** Epoch ms, by the device's clock. */
  now: number
  /** Whether to say what to do about a stale list. */
  withCaution?: boolean
  className?: string
}) {
  if (demonstration && !property.gone) return null
  const presence = describePresence(property, now)
  const Icon = property.gone || property.unseenSince ? EyeOff : Eye
  return (
    <p
      className={classNames(
        'flex items-baseline gap-1.5 text-pretty',
        listAgeInks[presence.level] || 'text-ink-3',
        className,
      )}
    >
      <Icon className="size-4 shrink-0 self-center" aria-hidden="true" />
      <span className="inline-block first-letter:uppercase">
        {withCaution ? joinCaution(presence) : presence.text}
      </span>
    </p>
  )
}
