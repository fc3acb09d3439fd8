import { Link, useSearch } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { CostSheet as SavedSheet } from '#contract/costs.ts'
import { pagePaths } from '#contract/pages.ts'
import type { PropertyDetail } from '#contract/property-detail.ts'
import type { Parameters } from '#domain/search/criteria.ts'
import { useFavorites } from '../../../data/saved/favorites.ts'
import type { Found } from '../../../data/catalogue/use-property.ts'
import { SubjectStrip } from '../subject.tsx'
import { tellsAll } from './address.ts'
import { assumedForm } from './assumed-form.ts'
import { example, formOf } from './form.ts'
import { CostSheet } from './sheet.tsx'
import { SheetSkeleton } from './skeleton.tsx'
import { Legend } from './standing.tsx'

type Strip = (standing: ReactNode) => ReactNode

/** A property's sheet: starts with the saved one if there is one, otherwise with our assumptions. */
function Started({
  property,
  saved,
  waiting,
  strip,
}: {
  property: PropertyDetail
  saved: SavedSheet | null
  waiting: boolean
  strip: Strip
}) {
  const [assumed] = useState(() => assumedForm(property))
  return (
    <CostSheet
      base={saved === null ? assumed : formOf(saved, property.area)}
      assumed={assumed}
      property={property}
      id={property.id}
      saved={saved}
      waiting={waiting}
      strip={strip}
    />
  )
}

const WithoutProperty = ({ id, strip }: { id: string | null; strip: Strip }) => (
  <CostSheet
    base={example}
    assumed={null}
    property={null}
    id={id}
    saved={null}
    waiting={false}
    strip={strip}
  />
)

/** The sheet of one listing, once the listing and its saved sheet are loaded. */
export function PropertySheet({ id, found }: { id: string; found: Found }) {
  const { favorites, status, unsent, away } = useFavorites()
  const whole = tellsAll(useSearch({ strict: false }) as Parameters)
  const strip: Strip = standing => (
    <SubjectStrip id={id} found={found} without={whole ? 'A planilha é a do link.' : ''} className="mt-4">
      {() => standing}
    </SubjectStrip>
  )
  if (found.state === 'loading' || (found.state === 'here' && status === 'loading'))
    return (
      <>
        {strip(<Legend className="min-h-6" />)}
        <SheetSkeleton />
      </>
    )
  if (found.state !== 'here') {
    // The example's values must not appear as the listing's.
    if (whole) return <WithoutProperty id={id} strip={strip} />
    return (
      <>
        {strip(null)}
        <p className="mt-4 text-sm text-pretty text-ink-2">
          Sem os dados do imóvel não há com que começar.{' '}
          <Link to={pagePaths.costs} search={{}} className="calculator-link">
            Fazer a conta com um exemplo
          </Link>
        </p>
      </>
    )
  }
  const { property } = found
  const saved = favorites.find(({ property_id }) => property_id === property.id)?.sheet ?? null
  const waiting = away && saved !== null && unsent.has(property.id)
  return <Started property={property} saved={saved} waiting={waiting} strip={strip} />
}

export const PlainSheet = () => <WithoutProperty id={null} strip={() => null} />
