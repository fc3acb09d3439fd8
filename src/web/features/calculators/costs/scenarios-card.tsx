import { GitFork } from 'lucide-react'
import { useId } from 'react'
import { type CostAnswer, costSheet } from '#domain/calculators/costs.ts'
import { type Scenario, type ScenarioName, scenarios } from '#domain/calculators/scenarios.ts'
import { fromReais } from '#domain/money.ts'
import { classes } from '../../../ui/class-names.ts'
import { questionOf } from './form.ts'
import { mostCondoDebt } from './origin.ts'
import { amount, changeWords, scenarioTitles, share } from './words.ts'
import { useWorking } from './working.ts'

export interface Outcome extends Scenario {
  answer: CostAnswer
}

/** The three ways it may go, worst first, each with what comes of it. */
export function useOutcomes(): Outcome[] {
  const { form, property } = useWorking()
  const most = property === null ? null : mostCondoDebt(property)
  return scenarios(questionOf(form), most === null ? null : fromReais(most)).map(scenario => ({
    ...scenario,
    answer: costSheet(scenario.question),
  }))
}

const tone = (value: number): string | undefined =>
  value > 0 ? 'text-gain' : value < 0 ? 'text-risk' : undefined

export const outcomeRows: readonly {
  name: string
  of: (answer: CostAnswer) => [text: string, value: number]
}[] = [
  { name: 'Lucro líquido', of: ({ netProfit }) => [amount(netProfit), netProfit] },
  { name: 'ROI líquido', of: ({ roi }) => (roi === null ? ['—', 0] : [share(roi), roi]) },
  {
    name: 'TIR ao ano',
    of: ({ irrAnnual }) => (irrAnnual === null ? ['não há', 0] : [share(irrAnnual * 100), irrAnnual]),
  },
  { name: 'Investido', of: ({ invested }) => [amount(invested), 0] },
  { name: 'Lance máximo', of: ({ maxBid }) => [maxBid === null ? 'nenhum' : amount(maxBid), 0] },
]

/** What a scenario changes; of the likely one, that it is the sheet. */
export const changesOf = ({ name, changes }: Scenario): string[] =>
  name === 'likely' ? ['A planilha como está'] : changes.map(changeWords)

const order: readonly ScenarioName[] = ['pessimistic', 'likely', 'optimistic']

/** Side by side: what each scenario changes, and which figures come of it. */
export function ScenariosCard({ outcomes }: { outcomes: readonly Outcome[] }) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="panel">
      <h2 id={heading} className="flex items-center gap-2.5 text-md font-semibold">
        <GitFork className="size-4.5 shrink-0 text-ink-3" aria-hidden="true" />E se…
      </h2>
      <ul className="mt-3 grid gap-3 sm:grid-cols-3">
        {order.flatMap(name => {
          const outcome = outcomes.find(each => each.name === name)
          return outcome === undefined
            ? []
            : [
                <li
                  key={name}
                  className={classes(
                    'min-w-0 rounded-lg border p-3.5',
                    name === 'likely' ? 'border-line-strong bg-raised-2' : 'border-line',
                  )}
                >
                  <h3 className="text-sm font-semibold">{scenarioTitles[name]}</h3>
                  <dl className="mt-2 grid gap-1.5">
                    {outcomeRows.map(({ name: label, of }) => {
                      const [text, value] = of(outcome.answer)
                      return (
                        <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-3">
                          <dt className="text-xs text-ink-3">{label}</dt>
                          <dd className={classes('text-sm font-semibold whitespace-nowrap', tone(value))}>
                            {text}
                          </dd>
                        </div>
                      )
                    })}
                  </dl>
                  <ul className="mt-3 grid gap-0.5 border-t border-line pt-2.5 text-2xs text-ink-3">
                    {changesOf(outcome).map(words => (
                      <li key={words}>{words}</li>
                    ))}
                  </ul>
                </li>,
              ]
        })}
      </ul>
    </section>
  )
}
