import { Wallet } from 'lucide-react'
import { listInstalments } from '#domain/loans/loan-terms.ts'
import { defaultHoldingPercent } from '#domain/calculators/cost-assumptions.ts'
import { type Centavos, computePercentOfSum } from '#domain/money.ts'
import {
  type HomeAssumptions,
  homeAssumptionSources,
  toLoanTerms,
} from '#domain/home-purchase/home-assumptions.ts'
import type { HomeOffer, HomePurchase } from '#domain/home-purchase/home-purchase.ts'
import { formatShortCentavos } from '../../ui/figure-text.ts'
import { formatCentavos, formatPercent, formatWholePercent } from '../../ui/format-text.ts'
import { Panel } from '../../ui/panel.tsx'
import { FigureRows, Sources } from './figure-rows.tsx'
import { LimitBar } from './home-bars.tsx'
import { LargeAmount } from './large-amount.tsx'

/** What to say where a purchase has no instalment. */
const NoInstalment = ({ offer }: { offer: HomeOffer }) => (
  <p className="text-sm text-pretty text-ink-2">
    {offer.financing === false
      ? 'A Caixa não financia este imóvel: tudo é pago à vista, e não há parcela.'
      : 'Com esta renda a conta é à vista: não há parcela.'}
  </p>
)

/** The first instalment with its insurances, against the limit of the income. */
export function InstalmentPanel({
  offer,
  purchase: { instalment, instalmentLimit, loan },
  income,
  assumptions,
}: {
  offer: HomeOffer
  purchase: HomePurchase
  income: Centavos
  assumptions: HomeAssumptions
}) {
  const evaluation = offer.evaluation ?? offer.price
  const holding = computePercentOfSum(evaluation, defaultHoldingPercent(offer.category))
  if (instalment === null)
    return (
      <Panel icon={Wallet} title="Parcela">
        <NoInstalment offer={offer} />
      </Panel>
    )
  const { yearlyRate, years, system, incomeShare } = assumptions
  return (
    <Panel icon={Wallet} title="Parcela com seguros">
      <div className="flex flex-wrap items-baseline gap-x-2">
        <LargeAmount centavos={instalment.total} />
        <span className="text-sm text-ink-2">
          por mês, {formatWholePercent((instalment.total / income) * 100)} da renda
        </span>
      </div>
      <p className="mt-3 flex justify-end text-xs text-ink-2">
        limite {formatShortCentavos(instalmentLimit)}, {formatPercent(incomeShare, 1)} da renda
      </p>
      <LimitBar value={instalment.total} limit={instalmentLimit} />
      <FigureRows
        rows={[
          { key: 'loan', name: 'Amortização e juros', text: formatCentavos(instalment.payment) },
          { key: 'life', name: 'Seguro de vida (MIP)', text: formatCentavos(instalment.lifeInsurance) },
          { key: 'damage', name: 'Seguro do imóvel (DFI)', text: formatCentavos(instalment.damageInsurance) },
          { key: 'fee', name: 'Tarifa do banco', text: formatCentavos(instalment.adminFee) },
          {
            key: 'last',
            name: 'Última parcela',
            text: formatCentavos(
              listInstalments(toLoanTerms(loan, evaluation, assumptions)).at(-1)?.total ?? 0,
            ),
          },
        ]}
      />
      <p className="mt-3 text-xs text-pretty text-ink-2">
        {formatCentavos(loan)} em {years} anos, {system === 'sac' ? 'SAC' : 'PRICE'},{' '}
        {formatPercent(yearlyRate, 2)} ao ano.{' '}
        {system === 'sac' ? 'Começa mais alta e diminui todo mês. ' : ''}
        {holding > 0 && `Fora dela, conte uns ${formatShortCentavos(holding)} por mês de condomínio e IPTU.`}
      </p>
      <Sources
        lines={[
          `Juros: ${homeAssumptionSources.yearlyRate}`,
          `Seguros: ${homeAssumptionSources.lifeInsurance}`,
        ]}
      />
    </Panel>
  )
}
