import type { CatalogueStats } from '#contract/catalogue-schemas.ts'
import type { Property } from '#contract/property-schemas.ts'
import { countListAgeDays, describeListAge, formatListDate, rateListAge } from '#domain/freshness/list-age.ts'
import { describeListFreshness } from '#domain/freshness/list-freshness.ts'
import { AtRest } from '../../ui/at-rest.tsx'
import { classNames } from '../../ui/class-names.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { listAgeInks } from './list-age-inks.ts'

// With its styles, which the first visit does not need.
const ListsByState = lazyPart('features/listing/lists-by-state.tsx', async () => ({
  default: (await import('./lists-by-state.tsx')).ListsByState,
}))

/** Says at the end of a line how long ago a list saw a listing: ` · visto há 14 dias`, ` · não visto desde 26 jan.`. */
export function ListMark({
  property,
  now,
  separator = ' · ',
}: {
  property: Pick<Property, 'listDate' | 'gone' | 'unseenSince'>
  now: number
  /** Empty where the line sets its own. */
  separator?: string
}) {
  const age = countListAgeDays(property.listDate, now)
  if (property.gone || age === null) return null
  const { unseenSince, listDate } = property
  return (
    <>
      {separator}
      {unseenSince ? (
        <span className={listAgeInks.old}>não visto desde {formatListDate(listDate)}</span>
      ) : (
        <span className={listAgeInks[rateListAge(age)]}>visto {describeListAge(age)}</span>
      )}
    </>
  )
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
  const { text, level, caution } = freshness
  return (
    <span className={classNames('text-pretty', listAgeInks[level])}>
      {lists.length > 1 ? (
        <AtRest before={<span className="inline-block first-letter:uppercase">{text}</span>}>
          <ListsByState text={text} lists={lists} now={now} />
        </AtRest>
      ) : (
        text
      )}
      {caution !== null && <> · {caution}</>}
    </span>
  )
}
