import { computeCostSums } from '#domain/calculators/cost-sheet.ts'
import { listFirstDayCosts } from '#domain/calculators/first-day-costs.ts'
import { formatMonths } from '../../ui/figure-text.ts'
import { formatCentavos } from '../../ui/format-text.ts'
import { costItemNames } from '../calculators/cost-words.ts'
import { useJudgedProperty } from './use-judged-property.ts'

type Line = readonly [name: string, value: string, kind?: 'sum']

const Lines = ({ lines }: { lines: readonly Line[] }) => (
  <table>
    <tbody>
      {lines.map(([name, value, kind]) => (
        <tr key={name} data-sum={kind}>
          <th scope="row">{name}</th>
          <td>{value}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** What is paid on the first day, and what the whole purchase comes to. */
export function PaperCosts() {
  const { purchase, hasOwnSheet } = useJudgedProperty()
  if (purchase === null)
    return <p>Sem a avaliação da Caixa não há venda a supor: nem custos nem lucro deste imóvel se dizem.</p>
  const { question, worstCondoDebt, occupancy } = purchase
  const { items, total } = listFirstDayCosts(question, occupancy)
  const evictsLater = question.evictionCost > 0 && !items.some(({ key }) => key === 'eviction')
  const { invested, saleNet, incomeTax, netProfit } = computeCostSums(question)
  return (
    <section className="property-paper-columns">
      <div>
        <h2>No primeiro dia, à vista</h2>
        <Lines
          lines={[
            ...items.map(({ key, value }) => [costItemNames[key], formatCentavos(value)] satisfies Line),
            ['Para pagar logo', formatCentavos(total), 'sum'],
          ]}
        />
      </div>
      <div>
        <h2>Até a venda, em {formatMonths(question.months)}</h2>
        <Lines
          lines={[
            ['Do primeiro dia', formatCentavos(total)],
            [evictsLater ? 'Desocupação e contas do mês' : 'Contas do mês', formatCentavos(invested - total)],
            ['Custa no fim', formatCentavos(invested), 'sum'],
            [
              hasOwnSheet ? 'Venda, da sua planilha' : 'Venda, pela avaliação da Caixa',
              formatCentavos(question.saleValue),
            ],
            ['Corretagem e imposto', formatCentavos(question.saleValue - saleNet + incomeTax)],
            [
              netProfit < 0 ? 'Prejuízo provável' : 'Lucro provável',
              formatCentavos(Math.abs(netProfit)),
              'sum',
            ],
          ]}
        />
        {question.condoDebt === 0 && worstCondoDebt > 0 && (
          <p className="paper-quiet">
            Condomínio devido fora desta conta; o cenário pessimista o traz, com{' '}
            {formatCentavos(worstCondoDebt)}.
          </p>
        )}
      </div>
    </section>
  )
}
