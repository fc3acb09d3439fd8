import { useQuery } from '@tanstack/react-query'
import { pagePaths } from '#contract/page-paths.ts'
import { readRuleDay, rulesQuery } from '../features/rules/rules-query.ts'
import { RulesView } from '../features/rules/rules-view.tsx'
import { usePageHead } from '../framework/page-head.ts'
import { usePageLocation } from '../framework/page-location.ts'

/** The rules that the product works with, of today or of another day; open to everybody. */
export default function RulesPage() {
  const { query } = usePageLocation()
  const { data } = useQuery(rulesQuery(readRuleDay(query)))
  usePageHead({
    title: 'Regras',
    description:
      'Taxas, limites e prazos da lei, da Caixa e das cidades que o Arremate usa nas contas: quanto, desde quando, de que fonte, e o que mudou.',
    canonical: pagePaths.rules,
    isIndexed: Object.keys(query).length === 0,
  })
  return <RulesView list={data ?? null} />
}
