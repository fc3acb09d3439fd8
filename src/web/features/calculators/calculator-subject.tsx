import { Link } from '../../framework/link.tsx'
import { Building2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { pagePaths, writePropertyPath } from '#contract/page-paths.ts'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { useCatalogueSource } from '../../data/catalogue/catalogue-source.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { formatReais } from '../../ui/format-text.ts'
import { DemonstrationMark } from '../listing/demonstration-mark.tsx'
import { type FoundProperty, useProperty } from '../../data/catalogue/use-property.ts'
import { listingCity, listingModality, listingTitle } from '../listing/listing-words.ts'
import { NotableListMark } from '../listing/list-freshness-line.tsx'
import { SourceBanner } from '../listing/source-banner.tsx'

/** The frame of a calculator's page for one property: shows above it whose figures these are, and from when. */
export function CalculatorSubject({
  id,
  children,
}: {
  id: string
  children: (found: FoundProperty) => ReactNode
}) {
  const source = useCatalogueSource()
  const found = useProperty(id)
  return (
    <>
      <SourceBanner source={source} heldAt={found.state === 'here' && found.held ? found.at : null} />
      {children(found)}
    </>
  )
}

function factsOf(property: PropertyDetail): string {
  const { price, evaluationValue } = property
  return [
    listingCity(property),
    listingModality(property),
    `mínimo\u00a0${formatReais(price)}`,
    evaluationValue !== null && `avaliação\u00a0${formatReais(evaluationValue)}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

const Frame = ({
  title,
  text,
  actions,
  className,
  children,
}: {
  title: ReactNode
  text: ReactNode
  actions: ReactNode
  className: string | undefined
  children?: ReactNode
}) => (
  <section aria-label="Imóvel da conta" className={classNames('panel gap-3', className)}>
    <div className="flex min-h-target flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="flex min-w-0 flex-1 basis-56 items-center gap-3">
        <Building2 className="size-5 shrink-0 text-ink-3 max-sm:hidden" aria-hidden="true" />
        <div className="min-w-0 flex-1">
          {title}
          {text}
        </div>
      </div>
      <div className="flex min-h-target flex-wrap items-center gap-x-3 gap-y-1 max-sm:w-full max-sm:justify-between max-sm:gap-x-1">
        {actions}
      </div>
    </div>
    {children}
  </section>
)

/** The style of the listing's facts: one line where it fits, on a phone usually two. */
const factsClass = 'min-h-9 text-xs text-ink-3 max-sm:line-clamp-3 sm:min-h-5 sm:text-sm'

/**
 * The listing that a calculator started with, or why there is none; equally tall while it loads.
 * @param without what the calculator does when the listing is not available
 * @param children shown below, also while it loads (`null`)
 */
export function CalculatorSubjectBar({
  id,
  found,
  without,
  onward,
  className,
  children,
}: {
  id: string
  found: FoundProperty
  without: string
  /** Shown beside the link to the search when no list has the listing. */
  onward?: ReactNode
  className?: string
  children?: (property: PropertyDetail | null) => ReactNode
}) {
  const heading = (words: string) => <h2 className="font-semibold">{words}</h2>
  const trouble = (words: string) => <p className="text-sm text-pretty text-ink-2">{words}</p>
  switch (found.state) {
    case 'loading':
      return (
        <Frame
          className={className}
          title={<div className="skeleton h-5.5 w-52 max-w-full" />}
          text={
            <div className={factsClass}>
              <div className="skeleton mt-0.5 h-4 w-80 max-w-full" />
            </div>
          }
          actions={
            <>
              <DemonstrationMark />
              <div className="skeleton h-target w-28 max-sm:order-first print:hidden" />
            </>
          }
        >
          {children?.(null)}
        </Frame>
      )
    case 'missing':
      return (
        <Frame
          className={className}
          title={heading('Imóvel não encontrado')}
          text={trouble(`Nenhuma lista da Caixa que lemos traz o número ${id}. ${without}`)}
          actions={
            <>
              {onward}
              <Link
                to={pagePaths.search}
                search={{}}
                className={buttonClass('outline', 'print:hidden max-sm:px-3')}
              >
                Buscar Imóveis
              </Link>
            </>
          }
        />
      )
    case 'away':
    case 'refused':
      return (
        <Frame
          className={className}
          title={heading(found.state === 'away' ? 'Sem conexão com o servidor' : 'O imóvel não abriu')}
          text={trouble(
            `${found.state === 'away' ? `O imóvel ${id} não pôde ser carregado agora.` : found.message} ${without}`,
          )}
          actions={
            <Button className="print:hidden" onClick={() => void found.retry()}>
              Tentar de novo
            </Button>
          }
        />
      )
    case 'here': {
      const { property } = found
      return (
        <Frame
          className={className}
          title={<h2 className="truncate font-semibold">{listingTitle(property)}</h2>}
          text={
            <p className={factsClass}>
              {factsOf(property)}
              <NotableListMark property={property} />
            </p>
          }
          actions={
            <>
              <DemonstrationMark />
              <Link
                to={writePropertyPath(property.id)}
                search={{}}
                className={buttonClass('outline', 'max-sm:order-first max-sm:px-3 print:hidden')}
              >
                Ver o imóvel
              </Link>
            </>
          }
        >
          {children?.(property)}
        </Frame>
      )
    }
  }
}
