import '../../../ui/figures-table.css'
import type { ReactNode } from 'react'
import { expenseKindNames } from '#domain/desk/expense-kinds.ts'
import type { ItemResult } from '#contract/item-result.ts'
import { formatCount } from '#domain/format-count.ts'
import { formatNetRoi } from '#domain/format-figures.ts'
import { formatShortCentavos } from '../../../ui/figure-text.ts'
import { classNames } from '../../../ui/class-names.ts'
import { describeUnknownSpending } from '../rows/spending-words.ts'
import { formatIrr } from '../../calculators/cost-words.ts'

const noReturnWords = {
  no_sale: 'ROI e TIR só se sabem depois da venda.',
  no_bid: 'Falta anotar o lance pago: sem ele não há ROI.',
}

const Figure = ({ name, children, tone }: { name: string; children: ReactNode; tone?: string | false }) => (
  <div>
    <dt className="text-xs text-ink-3">{name}</dt>
    <dd className={classNames('text-md font-semibold tabular-nums', tone)}>{children}</dd>
  </div>
)

const noReturns = { roi: null, irrAnnual: null, plannedRoi: null }

/** The result of the property so far, and each cost beside the planned one. */
export function ResultSection({
  result,
  isOwnSheet,
  isResidentBuyer = false,
}: {
  result: ItemResult
  isOwnSheet: boolean
  /** A resident buyer sees no return. */
  isResidentBuyer?: boolean
}) {
  const { planned, spent, stillPlanned, overspent, sale, rent, net, noReturn, kinds } = result
  const { roi, irrAnnual, plannedRoi } = isResidentBuyer ? noReturns : result
  /** Kinds of cost that are planned, and of which nothing was written down. */
  const unnoted = kinds.filter(kind => kind.planned !== null && kind.planned > 0 && kind.spent === 0).length
  const moved = spent > 0 || sale > 0 || rent > 0
  return (
    <section aria-labelledby="panel-result" className="panel-part">
      <h3 id="panel-result">Resultado até agora</h3>
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-x-4 gap-y-3">
        <Figure name="Gasto">
          {result.isSpendingUnknown ? describeUnknownSpending(result) : formatShortCentavos(spent)}
        </Figure>
        <Figure name="Planejado">{planned === null ? 'sem planilha' : formatShortCentavos(planned)}</Figure>
        {stillPlanned !== null && <Figure name="Ainda previsto">{formatShortCentavos(stillPlanned)}</Figure>}
        {overspent !== null && overspent >= 100 && (
          <Figure name="Além do plano" tone="text-risk">
            {formatShortCentavos(overspent)}
          </Figure>
        )}
        {(sale > 0 || rent > 0) && <Figure name="Recebido">{formatShortCentavos(sale + rent)}</Figure>}
        {spent > 0 && (
          <Figure name="Saldo" tone={noReturn === null && (net < 0 ? 'text-risk' : 'text-gain')}>
            {formatShortCentavos(net)}
          </Figure>
        )}
        {plannedRoi !== null && <Figure name="ROI planejado">{formatNetRoi(plannedRoi)}</Figure>}
        {roi !== null && (
          <Figure name="ROI real" tone={roi < 0 ? 'text-risk' : 'text-gain'}>
            {formatNetRoi(roi)}
          </Figure>
        )}
        {irrAnnual !== null && <Figure name="TIR ao ano">{formatIrr(irrAnnual)}</Figure>}
      </dl>
      {roi !== null && unnoted > 0 && (
        <p className="text-sm text-ink-2">
          {`O ROI real conta só o que foi anotado: ${formatCount(unnoted, 'custo', 'custos')} do plano ainda sem gasto.`}
        </p>
      )}
      {!isResidentBuyer && noReturn !== null && moved && (
        <p className="text-sm text-ink-2">{noReturnWords[noReturn]}</p>
      )}
      {kinds.length > 0 && (
        <table className="figures-table">
          <thead>
            <tr>
              <th scope="col">Custo</th>
              <th scope="col">Planejado</th>
              <th scope="col">Gasto</th>
            </tr>
          </thead>
          <tbody>
            {kinds.map(({ kind, planned: plan, spent: paid }) => (
              <tr key={kind}>
                <th scope="row">{expenseKindNames[kind]}</th>
                <td>{plan === null ? '–' : formatShortCentavos(plan)}</td>
                <td className={plan !== null && paid > plan ? 'text-risk' : undefined}>
                  {paid === 0 ? '–' : formatShortCentavos(paid)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="text-xs text-ink-3">
        {planned === null
          ? 'Sem avaliação nem planilha não há plano com que comparar.'
          : isOwnSheet
            ? 'Planejado: a sua planilha de custo total. Gasto e recebido: o que você anotou aqui.'
            : 'Planejado: a planilha com as suposições de costume; salve a sua para comparar com ela.'}
      </p>
    </section>
  )
}
