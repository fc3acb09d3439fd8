import '../../ui/panel.css'
import './rules.css'
import { Download } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { pagePaths } from '#contract/page-paths.ts'
import type { RuleList } from '#contract/rule-calls.ts'
import { formatShortDate } from '#domain/format-date.ts'
import { usePageNavigation } from '../../framework/page-navigation.ts'
import { Button } from '../../ui/button.tsx'
import { saveCsv, writeCsv } from '../../ui/csv-file.ts'
import { TextField } from '../../ui/text-field.tsx'
import { RuleChangesPanel } from './rule-changes-panel.tsx'
import { RuleTopicSection } from './rule-rows.tsx'
import { listRuleSections } from './shown-rules.ts'

/** Turns the page to another day; an empty one is today. */
function DayForm({ asOf }: { asOf: string }) {
  const { navigate } = usePageNavigation()
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const day = new FormData(event.currentTarget).get('em')
    const search = typeof day === 'string' && day !== '' ? { em: day } : {}
    void navigate({ to: pagePaths.rules, search, resetScroll: false })
  }
  return (
    <form method="get" action={pagePaths.rules} onSubmit={show} className="rule-day">
      <label htmlFor="rule-day" className="text-sm text-ink-2">
        Como estão em
      </label>
      <input
        key={asOf}
        id="rule-day"
        type="date"
        name="em"
        defaultValue={asOf}
        min="2000-01-01"
        max="2099-12-31"
        className="control px-3"
      />
      <Button type="submit" look="outline">
        Ver nesta data
      </Button>
    </form>
  )
}

/** Writes the rules as a table for a spreadsheet. */
const writeRulesCsv = ({ rules }: RuleList): string =>
  writeCsv([
    [
      'Chave',
      'Regra',
      'Valor',
      'Unidade',
      'Desde',
      'Até',
      'Vale para',
      'Fonte',
      'Data da fonte',
      'Conferir até',
    ],
    ...rules.map(rule => [
      rule.key,
      rule.statement,
      rule.value,
      rule.unit ?? '',
      rule.from ?? '',
      rule.until ?? '',
      rule.appliesTo,
      rule.source,
      rule.sourceDate ?? '',
      rule.review,
    ]),
  ])

/** All rules of a day by topic, what changed before them; `list` is `null` while it is not known. */
export function RulesView({ list }: { list: RuleList | null }) {
  const [search, setSearch] = useState('')
  const sections = list === null ? [] : listRuleSections(list, search)
  const count = sections.reduce((sum, { rules }) => sum + rules.length, 0)
  return (
    <main id="main" tabIndex={-1} className="tool-page">
      <div className="rules-page">
        <header className="rules-header">
          <div className="min-w-0">
            <h1 className="text-2xl font-bold tracking-tight md:text-3xl">Regras</h1>
            <p className="mt-1 text-ink-2 text-pretty">
              Taxas, limites e prazos que usamos nas contas: desde quando valem e de onde vêm. O que ninguém
              mais sustenta aparece como suposição nossa.
            </p>
          </div>
          <div className="flex flex-wrap items-end gap-2">
            <TextField
              id="rule-search"
              label="Procurar regra"
              labelHidden
              type="search"
              placeholder="procurar regra"
              value={search}
              onChange={setSearch}
            />
            {list !== null && (
              <Button look="outline" onClick={() => saveCsv(`regras-${list.asOf}.csv`, writeRulesCsv(list))}>
                <Download className="size-4" aria-hidden="true" />
                Planilha
              </Button>
            )}
          </div>
        </header>
        <nav aria-label="Assuntos" className="rules-topics">
          <p className="text-xs text-ink-3">{count === 1 ? '1 regra' : `${count} regras`}</p>
          <ul>
            {sections.map(({ topic, title, rules }) => (
              <li key={topic}>
                <a href={`#${topic}`}>
                  {title} <span className="text-ink-3">{rules.length}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="panel-stack rules-content">
          {list !== null && (
            <>
              {search === '' && <RuleChangesPanel asOf={list.asOf} />}
              <DayForm asOf={list.asOf} />
              {count === 0 && <p className="panel text-ink-2">Nenhuma regra com essas palavras.</p>}
              {sections.map(section => (
                <RuleTopicSection key={section.topic} section={section} asOf={list.asOf} />
              ))}
              <p className="text-xs text-ink-3">
                Regras de {formatShortDate(list.asOf)}. Confira com a Caixa, o cartório ou a prefeitura antes
                de decidir.
              </p>
            </>
          )}
        </div>
      </div>
    </main>
  )
}
