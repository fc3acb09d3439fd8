import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { pagePaths, propertyPage } from '#contract/pages.ts'
import type { PropertyDetail } from '#contract/property-detail.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { money } from '../../../ui/format.ts'
import { DemonstrationMark } from '../../property/demonstration-mark.tsx'
import { cityOf, modalityOf, titleOf } from '../../property/detail/words.ts'
import { OriginDot } from './cost-field.tsx'

/** What stands above the sheet, as tall while it is on its way. */
const Strip = ({ children }: { children: ReactNode }) => <div className="cost-strip">{children}</div>

export const StripSkeleton = () => (
  <Strip>
    <div className="skeleton h-4 w-64 max-w-full" />
    <div className="skeleton h-3.5 w-80 max-w-full" />
  </Strip>
)

const Legend = () => (
  <p className="flex flex-wrap gap-x-4 gap-y-1 text-2xs text-ink-3">
    <span>
      <OriginDot kind="fact" />
      fato do anúncio
    </span>
    <span>
      <OriginDot kind="guess" />
      suposição nossa
    </span>
    <span>
      <OriginDot kind="yours" />
      seu valor
    </span>
  </p>
)

/** Whose sheet it is, and how to tell its facts from our assumptions. */
export function PropertyStrip({
  property,
  saved,
  changed,
  restart,
}: {
  property: PropertyDetail
  /** It began with the sheet that is kept with the favourite. */
  saved: boolean
  /** Something is not as we assume it. */
  changed: boolean
  restart: () => void
}) {
  const facts = [modalityOf(property), `mínimo ${money(property.price)}`]
  if (property.evaluationValue !== null) facts.push(`avaliação ${money(property.evaluationValue)}`)
  return (
    <Strip>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link
          to={propertyPage}
          params={{ id: property.id }}
          search={{}}
          className="target min-w-0 font-semibold text-amber-text underline-offset-4 hover:underline"
        >
          {titleOf(property)}, {cityOf(property)}
        </Link>
        <DemonstrationMark />
        {property.gone && (
          <span className="rounded-sm bg-risk-soft px-2 py-0.5 text-xs font-medium text-risk">
            Saiu da lista da Caixa
          </span>
        )}
      </div>
      <p className="text-sm text-ink-3">{facts.join(' · ')}</p>
      <div className="flex min-h-6 flex-wrap items-center gap-x-4 gap-y-1">
        {saved && <p className="text-sm font-medium">Sua planilha salva</p>}
        <Legend />
        {changed && (
          <button
            type="button"
            className="target text-xs font-medium text-amber-text underline-offset-4 hover:underline"
            onClick={restart}
          >
            Recomeçar das suposições
          </button>
        )}
      </div>
    </Strip>
  )
}

/** The property of the address is not to be had: why, and what can be done. */
export const StripTrouble = ({
  title,
  children,
  retry,
}: {
  title: string
  children: ReactNode
  retry?: () => Promise<unknown>
}) => (
  <Strip>
    <p className="font-semibold">{title}</p>
    <p className="text-sm text-pretty text-ink-2">{children}</p>
    <div className="mt-1 flex flex-wrap gap-2">
      {retry && <Button onClick={() => void retry()}>Tentar de novo</Button>}
      <Link to={pagePaths.search} search={{}} className={buttonClass('outline')}>
        Buscar imóveis
      </Link>
    </div>
  </Strip>
)
