import { GitFork } from 'lucide-react'
import { useId } from 'react'
import type { ScenarioName } from '#domain/calculators/cost-scenarios.ts'
import { describeSaleEnds } from '#domain/judgement/ground-words.ts'
import { classNames } from '../../../ui/class-names.ts'
import { listOutcomeRows, listScenarioChanges, type ScenarioOutcome } from './scenario-outcomes.ts'
import { figureToneClass } from './figure-tone.ts'
import { scenarioTitles } from './cost-sheet-words.ts'
import { useWorkingSheet } from './working-sheet.ts'

const order: readonly ScenarioName[] = ['pessimistic', 'likely', 'optimistic']

/** Compares the scenarios: what each changes, and the resulting figures. */
export function ScenariosCard({ outcomes }: { outcomes: readonly ScenarioOutcome[] }) {
  const heading = useId()
  const { property } = useWorkingSheet()
  const rows = listOutcomeRows(property?.gone === true)
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
                  className={classNames(
                    'min-w-0 rounded-lg border p-3.5',
                    name === 'likely' ? 'border-line-strong bg-raised-2' : 'border-line',
                  )}
                >
                  <h3 className="text-sm font-semibold">{scenarioTitles[name]}</h3>
                  <dl className="mt-2 grid gap-1.5">
                    {rows.map(({ name: label, present }) => {
                      const { text, sign } = present(outcome)
                      return (
                        <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-3">
                          <dt className="text-xs text-ink-3">{label}</dt>
                          <dd
                            className={classNames(
                              'text-sm font-semibold whitespace-nowrap',
                              figureToneClass(sign),
                            )}
                          >
                            {text}
                          </dd>
                        </div>
                      )
                    })}
                  </dl>
                  <ul className="mt-3 grid gap-0.5 border-t border-line pt-2.5 text-2xs text-ink-3">
                    {listScenarioChanges(outcome).map(words => (
                      <li key={words}>{words}</li>
                    ))}
                  </ul>
                </li>,
              ]
        })}
      </ul>
      {outcomes[0] && (
        <p className="mt-3 text-xs text-pretty text-ink-3">{describeSaleEnds[outcomes[0].ground]}</p>
      )}
    </section>
  )
}
