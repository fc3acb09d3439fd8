import { Link } from '../../../framework/link.tsx'
import { usePageLocation } from '../../../framework/page-location.ts'
import { type ReactNode, useState } from 'react'
import type { CostSheet as SavedSheet } from '#contract/cost-sheet-schemas.ts'
import { bringSheetToSale } from '#contract/cost-sheet.ts'
import { pagePaths } from '#contract/page-paths.ts'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import type { OwnAnswers } from '#domain/judgement/own-answers.ts'
import { saveCostSheet, useFavorites } from '../../../data/saved/favorite-actions.ts'
import type { FoundProperty } from '../../../data/catalogue/use-property.ts'
import { CalculatorSubjectBar } from '../calculator-subject.tsx'
import { isWholeSheetInAddress } from './cost-address.ts'
import { buildAssumedForm } from './assumed-cost-form.ts'
import { exampleCostForm, toCostForm } from './cost-form.ts'
import { CostSheetForm } from './cost-sheet-form.tsx'
import { CostSheetSkeleton } from './cost-sheet-skeleton.tsx'
import { OriginLegend } from './sheet-status.tsx'

export type SheetStrip = (status: ReactNode) => ReactNode

/** A property's sheet: starts with the saved one if there is one, otherwise with our assumptions. */
function Started({
  property,
  saved,
  answers,
  waiting,
  strip,
}: {
  property: PropertyDetail
  saved: SavedSheet | null
  answers: OwnAnswers
  waiting: boolean
  strip: SheetStrip
}) {
  const [assumed] = useState(() => buildAssumedForm(property, answers))
  const sheet = saved && bringSheetToSale(saved, property, answers)
  return (
    <CostSheetForm
      base={sheet === null ? assumed : toCostForm(sheet, property.area)}
      assumed={assumed}
      property={property}
      id={property.id}
      saved={sheet}
      answers={answers}
      waiting={waiting}
      save={{
        label: 'Salvar nos favoritos',
        onSave: sheet => saveCostSheet(property, sheet, Date.now()),
      }}
      strip={strip}
    />
  )
}

/**
 * The cost sheet of an example.
 * @param id a property's number that no list has; `null` when the address names none
 */
export const WithoutProperty = ({ id, strip }: { id: string | null; strip: SheetStrip }) => (
  <CostSheetForm
    base={exampleCostForm}
    assumed={null}
    property={null}
    id={id}
    saved={null}
    answers={{}}
    waiting={false}
    save={null}
    strip={strip}
  />
)

/** The sheet of one listing, once the listing and its saved sheet are loaded. */
export function PropertySheet({ id, found }: { id: string; found: FoundProperty }) {
  const { items: favorites, status, unsent, away } = useFavorites()
  const whole = isWholeSheetInAddress(usePageLocation().query)
  const strip: SheetStrip = status => (
    <CalculatorSubjectBar
      id={id}
      found={found}
      without={whole ? 'A planilha é a do link.' : ''}
      className="mt-4"
    >
      {() => status}
    </CalculatorSubjectBar>
  )
  if (found.state === 'loading' || (found.state === 'here' && status === 'loading'))
    return (
      <>
        {strip(<OriginLegend className="min-h-6" />)}
        <CostSheetSkeleton />
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
  const favorite = favorites.find(({ property_id }) => property_id === property.id)
  const saved = favorite?.sheet ?? null
  const waiting = away && saved !== null && unsent.has(property.id)
  return (
    <Started
      property={property}
      saved={saved}
      answers={favorite?.answers ?? {}}
      waiting={waiting}
      strip={strip}
    />
  )
}

/** The cost sheet of an example, opened without a property. */
export const PlainSheet = () => <WithoutProperty id={null} strip={() => null} />
