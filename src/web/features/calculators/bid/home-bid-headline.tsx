import { pagePaths } from '#contract/page-paths.ts'
import type { Property } from '#contract/property-schemas.ts'
import { useKeptHomeQuestion } from '../../../data/account/home-question.ts'
import { useOwnFigures } from '../../../data/saved/own-figures.ts'
import { formatShortCentavos } from '../../../ui/figure-text.ts'
import { Link } from '../../../framework/link.tsx'
import { computeHomeBid, describeHomeBid, describeHomeBidBasis } from './home-bid.ts'

/** To who wants to live there: how far the family may go, whether the typed bid fits, and the way to its account. */
export function HomeBidHeadline({ property, bid }: { property: Property | undefined; bid: number }) {
  const answers = useOwnFigures(property?.id ?? '')?.answers ?? {}
  const most = computeHomeBid(property, answers, useKeptHomeQuestion())
  return (
    <div>
      <p className="text-sm text-ink-2">Até quanto a sua família pode ir</p>
      <p className="calculator-comes text-3xl font-bold tracking-tight whitespace-nowrap sm:text-4xl">
        {most === null ? 'ainda não sei' : formatShortCentavos(most)}
      </p>
      <p className="calculator-comes mt-1.5 text-sm text-pretty text-ink-2">
        {most === null
          ? 'Diga em Para morar a renda e o que há guardado: a conta sai daí.'
          : `${describeHomeBid(most, bid)} ${describeHomeBidBasis(property, answers)}`}
      </p>
      <Link
        to={pagePaths.homePurchase}
        search={property === undefined ? {} : { imovel: property.id }}
        hash="conta"
        className="inline-flex min-h-target items-center text-sm font-semibold underline decoration-line-strong underline-offset-4 hover:decoration-current"
      >
        Ver a conta da minha família
      </Link>
    </div>
  )
}
