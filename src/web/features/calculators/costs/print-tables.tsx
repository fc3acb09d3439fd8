import type { CostAnswer } from '#domain/calculators/costs.ts'
import { fromReais } from '#domain/money.ts'
import { when } from '../cost-words.ts'
import { Bar } from './items-table.tsx'
import type { OriginKind } from './origin.ts'
import { printedInputs } from './print-inputs.ts'
import { changesOf, type Outcome, outcomeRows } from './outcomes.ts'
import { waterfall } from './waterfall.ts'
import { partOf, rowName, rowValue, scenarioTitles } from './words.ts'
import { useWorking } from './working.ts'

const marks: Record<OriginKind, string> = { fact: '●', guess: '○', yours: '◆' }

/** Every input and its origin. */
export function Inputs() {
  const working = useWorking()
  const inputs = printedInputs(working)
  const marked = working.assumed !== null
  return (
    <section>
      <h2>Premissas</h2>
      <table>
        <tbody>
          {inputs.map(({ label, value, origin }) => (
            <tr key={label}>
              <th scope="row">
                {marked && <span className="print-mark">{origin && marks[origin]}</span>}
                {label}
              </th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {marked && (
        <p className="print-legend">● fato do anúncio ou da lei ○ suposição ◆ de quem fez a conta</p>
      )}
    </section>
  )
}

/** The sheet item by item, with its waterfall chart. */
export function Items({ answer }: { answer: CostAnswer }) {
  const { form } = useWorking()
  const { rows, sale } = waterfall(answer, fromReais(form.saleValue))
  return (
    <section>
      <h2>Do lance ao lucro</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col">
              <span className="sr-only">Desenho</span>
            </th>
            <th scope="col">Valor</th>
            <th scope="col">% do inv.</th>
            <th scope="col">Quando</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={rowName(row)} data-kind={row.kind}>
              <th scope="row">{rowName(row)}</th>
              <td>
                <Bar row={row} sale={sale} />
              </td>
              <td>{rowValue(row)}</td>
              <td>{partOf(row, answer.invested)}</td>
              <td>{row.item && row.value !== 0 ? when(row.item) : ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** The three scenarios and their changes. */
export const Scenarios = ({ outcomes }: { outcomes: readonly Outcome[] }) => (
  <section>
    <h2>Cenários</h2>
    <table className="print-scenarios">
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">Resultado</span>
          </th>
          {outcomes.map(({ name }) => (
            <th key={name} scope="col">
              {scenarioTitles[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {outcomeRows.map(({ name, of }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {outcomes.map(outcome => (
              <td key={outcome.name}>{of(outcome.answer).text}</td>
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row">O que muda</th>
          {outcomes.map(outcome => (
            <td key={outcome.name} className="print-changes">
              {changesOf(outcome).join('; ')}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  </section>
)
