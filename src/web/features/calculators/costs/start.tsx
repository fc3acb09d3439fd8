import { type ReactNode, useState } from 'react'
import type { CostSheet as SavedSheet } from '#contract/costs.ts'
import type { PropertyDetail } from '#contract/property-detail.ts'
import { useFavorites } from '../../favorites/favorites.ts'
import type { Found } from '../../property/detail/use-property.ts'
import { SubjectStrip } from '../subject.tsx'
import { assumedForm } from './assumed-form.ts'
import { example, formOf } from './form.ts'
import { CostSheet } from './sheet.tsx'
import { SheetSkeleton } from './skeleton.tsx'
import { Legend } from './standing.tsx'

type Strip = (standing: ReactNode) => ReactNode

/** A property's sheet: begins with the saved one where there is one, else with our assumptions. */
function Started({
  property,
  saved,
  strip,
}: {
  property: PropertyDetail
  saved: SavedSheet | null
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
      strip={strip}
    />
  )
}

const WithoutProperty = ({ id, strip }: { id: string | null; strip: Strip }) => (
  <CostSheet base={example} assumed={null} property={null} id={id} saved={null} strip={strip} />
)

/** The sheet of one listing, once it and what is saved of it are here. */
export function PropertySheet({ id, found }: { id: string; found: Found }) {
  const { favorites, status } = useFavorites()
  const strip: Strip = standing => (
    <SubjectStrip
      id={id}
      found={found}
      without="A planilha funciona sem ele: preencha os valores."
      className="mt-4"
    >
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
  if (found.state !== 'here') return <WithoutProperty id={id} strip={strip} />
  const { property } = found
  const saved = favorites.find(({ property_id }) => property_id === property.id)?.sheet ?? null
  return <Started property={property} saved={saved} strip={strip} />
}

export const PlainSheet = () => <WithoutProperty id={null} strip={() => null} />
