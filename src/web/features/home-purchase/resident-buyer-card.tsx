import { pagePaths } from '#contract/page-paths.ts'
import { presentFittingHome, toHomeOffer } from '#contract/present-fitting-home.ts'
import type { Property } from '#contract/property-schemas.ts'
import { assessHomeFit, isHome } from '#domain/home-purchase/home-fit.ts'
import { useKeptHomeQuestion } from '../../data/account/home-question.ts'
import { useOwnFigures } from '../../data/saved/own-figures.ts'
import { formatShortCentavos } from '../../ui/figure-text.ts'
import { Link } from '../../framework/link.tsx'
import { FitBadge } from './fit-badge.tsx'
import { homeAddressCodec, anyPlace } from './home-state.ts'
import { LargeAmount } from './large-amount.tsx'

/**
 * What a property costs the family of a resident buyer; renders nothing while the family has not entered its figures.
 */
export function ResidentBuyerCard({ property }: { property: Property }) {
  const question = useKeptHomeQuestion()
  const answers = useOwnFigures(property.id)?.answers ?? {}
  if (question === null || question.family === null || property.gone) return null
  const { family, assumptions } = question
  const { best } = assessHomeFit(toHomeOffer(property, answers), family, assumptions)
  const { instalment, cash, left, fromFgts } = best
  return (
    <section aria-labelledby="para-morar" className="panel">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 id="para-morar" className="text-md font-semibold">
          Para a sua família morar
        </h2>
        <FitBadge home={presentFittingHome(property, answers, family, assumptions)} />
      </div>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-x-6 gap-y-2 mt-3 [&_dt]:text-sm/5.5 [&_dt]:text-ink-2">
        <div>
          <dt>{instalment === null ? 'Sem parcela' : 'Parcela com seguros'}</dt>
          <dd>
            {instalment === null ? (
              <span className="text-2xl font-bold">à vista</span>
            ) : (
              <LargeAmount centavos={instalment.total} />
            )}
          </dd>
        </div>
        <div>
          <dt>No primeiro dia, do seu bolso</dt>
          <dd>
            <LargeAmount centavos={cash} />
          </dd>
        </div>
      </dl>
      <p className="mt-1 text-sm text-pretty text-ink-2">
        {left >= 0
          ? `Sobram ${formatShortCentavos(left)} do que você guardou.`
          : `Faltam ${formatShortCentavos(-left)} do que você guardou.`}
        {fromFgts > 0 && ` O FGTS paga ${formatShortCentavos(fromFgts)} da entrada.`} Com entrada, ITBI,
        cartório e primeiros reparos.
      </p>
      {!isHome(property) && (
        <p className="mt-1 text-sm text-pretty text-ink-2">
          Não é casa nem apartamento: construir ou adaptar para morar não está nesta conta.
        </p>
      )}
      <Link
        to={pagePaths.homePurchase}
        search={homeAddressCodec.write({ place: anyPlace, chosen: property.id, isExample: false })}
        hash="conta"
        className="text-link mt-1"
      >
        Ver a conta inteira, com fontes
      </Link>
    </section>
  )
}
