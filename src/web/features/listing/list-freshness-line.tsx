import type { CatalogueStats } from '#contract/catalogue-schemas.ts'
import { describeListFreshness } from '#domain/freshness/list-freshness.ts'
import { describePresence, type ListedListing } from '#domain/freshness/listing-presence.ts'
import { classNames } from '../../ui/class-names.ts'
import { useNow } from '../../framework/use-now.ts'
import { useCatalogueSize } from './catalogue-size.ts'
import { listAgeInks } from './list-age-inks.ts'
import { ListsByState } from './lists-by-state.tsx'

/**
 * Says at the end of a line whether the list has a listing and how long ago: ` · visto há 14 dias`, ` · não visto em 29
 * jan.`, ` · fora da lista desde 20 nov.`
 */
export function ListMark({
  property,
  now,
  separator = ' · ',
}: {
  property: ListedListing
  now: number
  /** Empty where the line sets its own. */
  separator?: string
}) {
  const { short, level } = describePresence(property, now)
  if (short === '') return null
  return (
    <>
      {separator}
      <span className={listAgeInks[level]}>{short}</span>
    </>
  )
}

/**
 * The same where no line above says how old the lists are: only of a listing that its list lacks or whose list is not
 * fresh. Nothing of a demonstration, whose dates are invented, unless the listing is gone.
 */
export function NotableListMark({ property, separator }: { property: ListedListing; separator?: string }) {
  const now = useNow()
  const isDemonstration = useCatalogueSize() === 'demo'
  const isNotable = property.gone || describePresence(property, now).level !== 'fresh'
  if (!isNotable || (isDemonstration && !property.gone)) return null
  return <ListMark property={property} now={now} {...(separator !== undefined && { separator })} />
}

/**
 * Says how old the lists are on which a screen rests: `GO: lista de 8 jan. 2026, há 318 dias`; of several states the
 * span, which opens each state's own date. An old list is amber; a stale one red, with what to do about it.
 */
export function ListFreshnessLine({
  lists,
  demonstration,
  now,
}: {
  lists: CatalogueStats['lists']
  /** Whether the listings are invented: their date says nothing. */
  demonstration: boolean
  /** Epoch ms, by the device's clock. */
  now: number
}) {
  if (demonstration) return <>Dados de demonstração: imóveis inventados</>
  const freshness = describeListFreshness(lists, now)
  if (freshness === null) return <>Lista da Caixa</>
  const { text, level, caution, lacking } = freshness
  return (
    <span className={classNames('text-pretty', listAgeInks[level])}>
      {lists.length > 1 ? <ListsByState text={text} lists={lists} now={now} /> : text}
      {lacking !== null && <> · {lacking}</>}
      {caution !== null && <> · {caution}</>}
    </span>
  )
}
