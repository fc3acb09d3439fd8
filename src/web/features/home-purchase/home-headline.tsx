import type { HomePurchasePage } from '#contract/home-purchase-calls.ts'
import type { FamilyProfile } from '#domain/home-purchase/family-profile.ts'
import { computeInstalmentLimit } from '#domain/home-purchase/home-purchase.ts'
import type { HomeQuestion } from '#domain/home-purchase/home-question.ts'
import { computeMaxHomePrice } from '#domain/home-purchase/home-fit.ts'
import { formatShortCentavos } from '../../ui/figure-text.ts'
import { formatPercent } from '../../ui/format-text.ts'
import { buttonClass } from '../../ui/button.tsx'
import { describeLevels } from './home-list.tsx'
import { describeHomePlace } from './home-words.ts'

const wholeThousand = 100_000
/** Below ten thousand reais there is no home. */
const leastPrice = 10 * wholeThousand

/** Shows the highest price at which a home fits, what it rests on, and a link to the homes that do. */
export function HomeHeadline({
  question: { assumptions, place },
  family,
  found,
  demonstration,
}: {
  question: HomeQuestion
  family: FamilyProfile
  /** `undefined` while it is not known. */
  found: HomePurchasePage | undefined
  /** Whether the homes are invented. */
  demonstration: boolean
}) {
  const price = computeMaxHomePrice(family, assumptions, { state: place.uf, city: place.city })
  const isEnough = price >= leastPrice
  const rounded = price >= wholeThousand ? Math.floor(price / wholeThousand) * wholeThousand : price
  const limit = computeInstalmentLimit(family.income, assumptions.incomeShare)
  const how =
    family.income > 0
      ? `Para a parcela ficar em ${formatShortCentavos(limit)}, ${formatPercent(assumptions.incomeShare, 1)} da renda, e sobrar dinheiro para ITBI e cartório. Se aceitar financiamento${family.fgts > 0 && family.firstHome ? ' e FGTS' : ''}; reparos e desocupação dependem de cada um.`
      : 'À vista, porque sem renda não há financiamento, e sobrando dinheiro para ITBI e cartório. Reparos e desocupação dependem de cada um.'
  return (
    <div className="min-w-0">
      <p className="text-sm text-ink-3">Cabe no bolso</p>
      <h2 className="text-2xl font-bold tracking-tight text-balance lg:text-4xl">
        {isEnough ? `Imóveis de até ${formatShortCentavos(rounded)}` : 'Ainda não cabe nenhum'}
      </h2>
      <p className="mt-1 max-w-2xl text-sm text-pretty text-ink-2 lg:text-base">
        {isEnough
          ? how
          : 'Falta dinheiro para a entrada e os papéis: a Caixa pede ao menos 5% do seu bolso, e ITBI e cartório não são financiados.'}
      </p>
      {found && (
        <p className="mt-2 text-sm text-pretty text-ink-3">
          <span className="inline-block first-letter:uppercase">{describeHomePlace(place)}</span>:{' '}
          {describeLevels(found)}.{demonstration && ' São dados de demonstração: imóveis inventados.'}
        </p>
      )}
      {found && found.total > 0 && (
        <a href="#imoveis" className={buttonClass('primary', 'mt-3 max-sm:w-full')}>
          Ver os {found.total} que cabem melhor
        </a>
      )}
    </div>
  )
}
