import { Eye } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PlacePage } from '#contract/place-schemas.ts'
import { countListAgeDays, describeListAge, formatListDate, rateListAge } from '#domain/freshness/list-age.ts'
import { classNames } from '../../ui/class-names.ts'
import { listAgeInks } from '../listing/list-age-inks.ts'
import { placeHeadline } from './place-names.ts'
import { describePlace } from './place-sentences.ts'

/** `Lista de GO de 20 jul. 2026, há 4 dias`; an old one in amber, a stale one in red. Nothing while no list was read. */
export function PlaceListDate({
  place: { uf, listDate },
  demonstration,
  now,
}: {
  place: Pick<PlacePage, 'uf' | 'listDate'>
  demonstration: boolean
  /** Epoch ms. */
  now: number
}) {
  if (demonstration) return <DateLine>Dados de demonstração: imóveis inventados</DateLine>
  if (listDate === null) return null
  const age = countListAgeDays(listDate, now)
  const lead = uf === null ? 'Lista mais nova: ' : `Lista de ${uf} de `
  return (
    <DateLine>
      <span className={classNames(listAgeInks[rateListAge(age)])}>
        {[lead + formatListDate(listDate), describeListAge(age)].filter(Boolean).join(', ')}
      </span>
    </DateLine>
  )
}

const DateLine = ({ children }: { children: ReactNode }) => (
  <p className="place-date">
    <Eye className="size-4 shrink-0 text-ink-3" aria-hidden="true" />
    {children}
  </p>
)

/** What the page is about, in one paragraph made of figures, and how old the list is. */
export const PlaceHeadline = ({
  place,
  demonstration,
  now,
}: {
  place: PlacePage
  demonstration: boolean
  /** Epoch ms. */
  now: number
}) => (
  <div className="place-headline">
    <div className="min-w-0">
      <h1>{placeHeadline(place)}</h1>
      <p className="mt-2 max-w-2xl text-md text-ink-2 text-pretty">{describePlace(place)}</p>
    </div>
    <PlaceListDate place={place} demonstration={demonstration} now={now} />
  </div>
)
