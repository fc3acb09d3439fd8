import { Info } from 'lucide-react'
import { pagePaths } from '#contract/page-paths.ts'
import { toHomePlace } from '#domain/consultant/family-means.ts'
import { writeHomePlace } from '#domain/home-purchase/home-question.ts'
import type { Criteria } from '#domain/search/search-criteria.ts'
import { Explanation } from '../../ui/explanation.tsx'
import { Link } from '../../framework/link.tsx'
import { describeOrder } from './order-words.ts'

/** All criteria of the order "Relevância", in the order in which they count (domain/judgement/relevance.ts). */
export const relevanceRules: readonly string[] = [
  'Os tipos vêm misturados como no catálogo, começando pelos apartamentos, os únicos de que se sabe por quanto se vendem; terreno e rural, só depois de todos, a não ser que você os peça.',
  'Entre apartamentos vale a média do ROI líquido provável (até 40%) e do pior caso (até 10%): acima disso, o retorno é eco do desconto.',
  'Cada ponto de desconto acima de 65% tira ¼ de ponto.',
  'Quanto menos se sabe do imóvel, menos o ganho conta e mais o prejuízo pesa; do mesmo modo, quanto mais velha a lista do estado em relação à mais nova: com 120 dias, conta a metade.',
  'Os outros tipos não entram pelo retorno: primeiro os de que mais se sabe, em lista mais nova, com preço abaixo da avaliação.',
  'No fim ficam os de desconto acima de 80% cuja página da Caixa não lemos.',
  'Entre os doze primeiros há no máximo dois da mesma rua.',
]

const Rules = () => (
  <ul className="mt-2 list-disc space-y-1.5 pl-4">
    {relevanceRules.map(rule => (
      <li key={rule}>{rule}</li>
    ))}
  </ul>
)

/** A button that opens all criteria of the order "Relevância". */
export const RelevanceRules = () => (
  <Explanation
    button={{
      className: 'target underline decoration-dotted underline-offset-4 hover:text-ink-2',
      children: 'Como se ordena',
    }}
  >
    <p className="font-semibold text-ink">A ordem “Relevância”</p>
    <Rules />
  </Explanation>
)

/** Where the order by "cabe no bolso" is, in the place of the search. */
export const FittingHomesLink = ({ criteria }: { criteria: Criteria }) => (
  <Link
    to={pagePaths.homePurchase}
    search={writeHomePlace(toHomePlace(criteria))}
    className="target underline decoration-line-strong underline-offset-4 hover:text-ink-2"
  >
    Ver os que melhor cabem no bolso
  </Link>
)

/** An icon that opens what the preset holds and how the order arranges it. */
export const OrderExplanation = ({
  criteria,
  isResidentBuyer,
}: {
  criteria: Criteria
  isResidentBuyer: boolean
}) => (
  <Explanation
    button={{
      className: 'target grid size-9 shrink-0 place-content-center rounded-full text-ink-3 hover:text-ink',
      title: 'Como se ordena',
      'aria-label': 'Como se ordena',
      children: <Info className="size-5" aria-hidden="true" />,
    }}
  >
    <p className="font-semibold text-ink text-pretty">{describeOrder(criteria, isResidentBuyer)}</p>
    {criteria.sort === 'relevance' &&
      (isResidentBuyer ? (
        <p className="mt-2">
          <FittingHomesLink criteria={criteria} />
        </p>
      ) : (
        <Rules />
      ))}
  </Explanation>
)
