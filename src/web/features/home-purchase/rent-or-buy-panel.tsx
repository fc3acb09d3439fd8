import '../../ui/figures-table.css'
import { Scale } from 'lucide-react'
import { type HomeAssumptions, homeAssumptionSources } from '#domain/home-purchase/home-assumptions.ts'
import type { RentOrBuy } from '#domain/home-purchase/rent-or-buy.ts'
import { ownMethodSource } from '#domain/rule-sources.ts'
import { formatShortCentavos, formatTerm } from '../../ui/figure-text.ts'
import { formatPercent } from '../../ui/format-text.ts'
import { FoldedPanel, Sources } from './figure-rows.tsx'

/** Compares the family's wealth after the same months of renting and of buying. */
export function RentOrBuyPanel({
  comparison: { rent, isRentAssumed, years, evenAfter },
  assumptions: { savingsRate, yearlyRise },
}: {
  comparison: RentOrBuy
  assumptions: HomeAssumptions
}) {
  const hasAppraisal = years.some(({ buyingAtAppraisal }) => buyingAtAppraisal !== null)
  return (
    <FoldedPanel
      icon={Scale}
      title="Alugar ou comprar"
      more="Depois de 1, 3, 5 e 10 anos"
      isOpen
      answer={
        <>
          {evenAfter === null
            ? 'Em dez anos, alugar e guardar a diferença ainda deixa mais, contando o imóvel só pelo preço pago.'
            : `Comprar passa a deixar mais do que alugar depois de ${formatTerm(evenAfter)}, contando o imóvel só pelo preço pago.`}{' '}
          Aluguel de {formatShortCentavos(rent)}
          {isRentAssumed ? ', suposto: 0,5% da avaliação por mês' : ', o que você paga hoje'}.
        </>
      }
    >
      <table className="figures-table purchase-table mt-3">
        <caption className="sr-only">O que se tem depois dos mesmos meses</caption>
        <thead>
          <tr>
            <th scope="col">Depois de</th>
            <th scope="col">Alugando</th>
            <th scope="col">Comprando</th>
            {hasAppraisal && <th scope="col">Pela avaliação</th>}
          </tr>
        </thead>
        <tbody>
          {years.map(({ months, renting, buying, buyingAtAppraisal }) => (
            <tr key={months}>
              <th scope="row">{formatTerm(months)}</th>
              <td>{formatShortCentavos(renting)}</td>
              <td className={buying >= renting ? 'font-semibold' : undefined}>
                {formatShortCentavos(buying)}
              </td>
              {buyingAtAppraisal !== null && <td>{formatShortCentavos(buyingAtAppraisal)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-xs text-pretty text-ink-2">
        Alugando: o dinheiro do primeiro dia e o FGTS guardados, mais o que a parcela custa além do aluguel,
        rendendo {formatPercent(savingsRate, 2)} ao mês. Comprando: o imóvel menos a dívida, sem vender.
        Aluguel e preço sobem {formatPercent(yearlyRise, 2)} ao ano. Condomínio e IPTU ficam de fora: são
        pagos nos dois casos.
      </p>
      <Sources
        lines={[
          `Rendimento: ${homeAssumptionSources.savingsRate}`,
          `Alta: ${homeAssumptionSources.yearlyRise}`,
          ...(isRentAssumed ? [`Aluguel: ${ownMethodSource}`] : []),
        ]}
      />
    </FoldedPanel>
  )
}
