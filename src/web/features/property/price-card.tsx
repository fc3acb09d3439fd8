import { Landmark } from 'lucide-react'
import type { Ref } from 'react'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { splitMoney, formatReais } from '../../ui/format-text.ts'
import { useFavorite } from '../../data/saved/favorite-actions.ts'
import { ReturnChip } from '../listing/card/listing-figures.tsx'
import { SeenStamp } from '../listing/seen-stamp.tsx'
import { GoneListing } from './gone-listing.tsx'
import { PriceFigures } from './price-figures.tsx'
import { scrollToSection } from './scroll-to-section.ts'
import { OutsideLink } from '../../ui/outside-link.tsx'
import { isFigureDoubtful } from '../listing/signed-figure.tsx'
import type { ListProvenance } from './list-provenance.ts'
import { describeGoneSince, describePastAuctions, describeBankLink } from '../listing/listing-words.ts'

function Price({ reais }: { reais: number }) {
  const { main, cents } = splitMoney(reais)
  return (
    <p
      className={classNames(
        'mt-0.5 text-4xl font-bold tracking-tight whitespace-nowrap',
        main.length > 12 && 'max-sm:text-2xl',
      )}
    >
      {main}
      {cents && <span className="text-lg font-semibold text-ink-2">{cents}</span>}
    </p>
  )
}

function Against({ property: { price, evaluationValue } }: { property: PropertyDetail }) {
  if (evaluationValue === null) return <span className="text-ink-3">Avaliação não informada</span>
  if (price > evaluationValue)
    return <span className="text-risk">acima da avaliação de {formatReais(evaluationValue)}</span>
  return (
    <span className="text-ink-3">
      Avaliação{' '}
      {price < evaluationValue ? <s>{formatReais(evaluationValue)}</s> : formatReais(evaluationValue)}
    </span>
  )
}

/** Links to the bank page, when there is one. */
function BankPageLink({ property, of, now }: { property: PropertyDetail; of: ListProvenance; now: number }) {
  const gone = describeGoneSince(property)
  const past = gone
    ? `Fora da lista da Caixa desde ${gone}, por venda ou retirada: a lista não diz qual.`
    : describePastAuctions(property, now)
  if (of === 'demo')
    return (
      <p className="flex min-h-target items-center gap-3 rounded-md bg-raised-2 px-4 py-2.5 text-sm text-pretty text-ink-2">
        <Landmark className="size-5 shrink-0 text-ink-3" />
        Imóvel de demonstração: não há página da Caixa para participar.
      </p>
    )
  if (of === null) return <div className="h-target" />
  if (past)
    return (
      <>
        <p className="mb-2.5 rounded-md bg-raised-2 px-4 py-2.5 text-sm text-pretty text-ink-2">{past}</p>
        <OutsideLink href={property.url} className="w-full">
          Ver página da Caixa
        </OutsideLink>
      </>
    )
  return (
    <OutsideLink href={property.url} look="primary" className="w-full">
      {describeBankLink(property)}
    </OutsideLink>
  )
}

/** The price, and what to do now. */
export const PriceCard = ({
  property,
  of,
  now,
  way,
}: {
  property: PropertyDetail
  of: ListProvenance
  now: number
  /** The link to the bank page; the floating bar replaces it while it is out of view. */
  way: Ref<HTMLDivElement>
}) => {
  const ownSheet = Boolean(useFavorite(property.id)?.sheet)
  return (
    <section className="panel" aria-label="Preço">
      <p className="text-sm text-ink-2">{property.gone ? 'Último preço na lista' : 'Preço mínimo'}</p>
      <Price reais={property.price} />
      <div className="mt-1 mb-3 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
        {!property.gone && <Against property={property} />}
        <ReturnChip property={property} doubted={isFigureDoubtful(property)} />
      </div>
      {property.gone ? (
        <GoneListing property={property} />
      ) : (
        <>
          <SeenStamp
            property={property}
            demonstration={of === 'demo'}
            now={now}
            withCaution
            className="mb-3 text-xs"
          />
          <PriceFigures property={property} now={now} ownSheet={ownSheet} />
        </>
      )}
      <div ref={way} className="mt-4">
        <BankPageLink property={property} of={of} now={now} />
        {!property.gone && (
          <Button className="mt-2.5 w-full" onClick={() => scrollToSection('financiamento')}>
            Simular financiamento
          </Button>
        )}
      </div>
    </section>
  )
}
