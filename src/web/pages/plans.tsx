import { useQuery } from '@tanstack/react-query'
import { pagePaths } from '#contract/page-paths.ts'
import { planQuery } from '../data/account/plan-query.ts'
import { PlansView } from '../features/plans/plans-view.tsx'
import { usePageHead } from '../framework/page-head.ts'

/** The plans, their contents and prices; open to everybody. */
export default function PlansPage() {
  const { data } = useQuery(planQuery)
  usePageHead({
    title: 'Planos',
    description:
      'O que cada plano do Arremate contém: retorno líquido com os dois extremos, lance máximo, escada do preço, riscos, avisos e consultor para imóveis da Caixa.',
    canonical: pagePaths.plans,
    isIndexed: true,
  })
  return <PlansView offer={data ?? null} />
}
