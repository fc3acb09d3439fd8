import { ChevronDown, ReceiptText } from 'lucide-react'
import type { CostSheet } from '#contract/cost-sheet-schemas.ts'
import { buildAssumedSheet, toCostQuestion } from '#contract/cost-sheet.ts'
import { pagePaths } from '#contract/page-paths.ts'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import type { CostQuestion } from '#domain/calculators/cost-question.ts'
import { computeCostSheet } from '#domain/calculators/cost-sheet.ts'
import { formatMonths } from '../../ui/figure-text.ts'
import { formatNetRoi } from '#domain/format-figures.ts'
import { findMaxCondoDebt } from '#domain/edital/checklist-debts.ts'
import type { OwnAnswers } from '#domain/judgement/own-answers.ts'
import { useTargetRoi } from '../../data/account/target-roi.ts'
import { useOwnAccount } from '../../data/saved/own-account.ts'
import { CostFigures } from './cost-figures.tsx'
import { CostItems } from './cost-items.tsx'
import { describeAssumptions } from './cost-card-words.ts'
import { FactLines } from './fact-lines.tsx'
import { OnwardLink } from '../listing/onward-link.tsx'
import { Panel } from '../../ui/panel.tsx'

const Assumptions = ({
  title,
  question,
  property,
}: {
  title: string
  question: CostQuestion
  property: PropertyDetail
}) => (
  <details className="group border-t border-line">
    <summary className="flex min-h-target list-none items-center justify-between gap-3 rounded-sm font-medium [&::-webkit-details-marker]:hidden">
      {title}
      <ChevronDown
        className="size-4 text-ink-3 transition-transform group-open:rotate-180"
        aria-hidden="true"
      />
    </summary>
    <FactLines lines={describeAssumptions(question, findMaxCondoDebt(property))} />
  </details>
)

/** The total cost of a purchase by a sheet: the saved one, or the assumptions. */
export function CostSummary({
  property,
  saved,
  answers = {},
  target,
}: {
  property: PropertyDetail
  saved: CostSheet | null
  answers?: OwnAnswers | undefined
  /** The desired net ROI, in percent. */
  target: number
}) {
  const { netRoi } = property
  const assumed = buildAssumedSheet(property, answers)
  const sheet = saved ?? assumed
  if (sheet === null)
    return (
      <Panel title="Custo total" icon={ReceiptText}>
        <p className="text-sm text-ink-2 text-pretty">
          A Caixa não informa a avaliação deste imóvel, e sem um valor de venda não há lucro a estimar. Se
          você tem uma ideia de por quanto ele se vende, informe na planilha.
        </p>
        <OnwardLink to={pagePaths.costs} search={{ imovel: property.id }}>
          Abrir a planilha
        </OnwardLink>
      </Panel>
    )
  const question = { ...toCostQuestion(sheet), desiredRoi: target }
  const answer = computeCostSheet(question)
  return (
    <Panel title="Custo total" icon={ReceiptText}>
      <p className="text-sm text-ink-2 text-pretty">
        {saved
          ? `Pela sua planilha, salva com o favorito.${netRoi === null ? '' : ` Pelas suposições, o ROI líquido é de ${formatNetRoi(netRoi)}.`}`
          : `Comprando pelo preço mínimo e vendendo pela avaliação em ${formatMonths(question.months)}, com custos e impostos que supomos: mude o que souber melhor.`}
      </p>
      <div className="@container mt-4">
        <div className="grid gap-x-10 gap-y-5 @xl:grid-cols-2">
          <CostFigures
            property={property}
            question={question}
            answer={answer}
            source={saved ? 'a sua planilha' : 'as suposições abaixo'}
          />
          <CostItems items={answer.items} count={5} />
        </div>
      </div>
      <div className="mt-4">
        <Assumptions
          title={saved ? 'O que a sua planilha supõe' : 'As suposições'}
          question={question}
          property={property}
        />
        {saved && assumed && netRoi !== null && (
          <Assumptions
            title={`As suposições que dão ${formatNetRoi(netRoi)}`}
            question={toCostQuestion(assumed)}
            property={property}
          />
        )}
      </div>
      <div className="border-t border-line pt-1 -mb-2">
        <OnwardLink to={pagePaths.costs} search={{ imovel: property.id }}>
          Abrir a planilha completa
        </OnwardLink>
      </div>
    </Panel>
  )
}

/** The cost summary by the sheet saved with the favorite, when there is one. */
export function CostCard({ property }: { property: PropertyDetail }) {
  const own = useOwnAccount(property.id)
  const [target] = useTargetRoi()
  return <CostSummary property={property} saved={own?.sheet ?? null} answers={own?.answers} target={target} />
}
