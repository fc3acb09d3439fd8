import { Link } from '../../framework/link.tsx'
import { ChevronDown, ReceiptText } from 'lucide-react'
import type { ReactNode } from 'react'
import type { JudgedPurchase } from '#contract/judge-purchase.ts'
import { pagePaths } from '#contract/page-paths.ts'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { computeCostSheet } from '#domain/calculators/cost-sheet.ts'
import { findMaxCondoDebt } from '#domain/edital/checklist-debts.ts'
import { isUnexplainedDiscount } from '#domain/judgement/unusual-discount.ts'
import { describeReturn } from '#domain/judgement/describe-return.ts'
import { buttonClass } from '../../ui/button.tsx'
import { formatMonths } from '../../ui/figure-text.ts'
import { formatCentavos } from '../../ui/format-text.ts'
import { Panel } from '../../ui/panel.tsx'
import { OpenCostsByPapers } from '../dossier/open-costs-by-papers.tsx'
import { OnwardLink } from '../listing/onward-link.tsx'
import { isFigureDoubtful } from '../listing/signed-figure.tsx'
import { describeAssumptions } from './cost-card-words.ts'
import { CostFigures } from './cost-figures.tsx'
import { CostSteps } from './cost-steps.tsx'
import { FactLines } from '../listing/facts/fact-lines.tsx'
import { useJudgedProperty } from './use-judged-property.ts'

const Drawer = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className="group border-t border-line">
    <summary className="flex min-h-target list-none items-center justify-between gap-3 rounded-sm font-medium [&::-webkit-details-marker]:hidden">
      {title}
      <ChevronDown
        className="size-4 text-ink-3 transition-transform group-open:rotate-180"
        aria-hidden="true"
      />
    </summary>
    <div className="pb-3">{children}</div>
  </details>
)

/** The way from the bid to the profit by the purchase that is judged. */
export function CostSummary({
  property,
  purchase,
  hasOwnSheet,
  openCosts = null,
}: {
  property: PropertyDetail
  purchase: JudgedPurchase | null
  /** Whether the purchase is the person's saved sheet. */
  hasOwnSheet: boolean
  /** What the papers leave open. */
  openCosts?: ReactNode
}) {
  if (purchase === null)
    return (
      <Panel title="Do lance ao lucro" icon={ReceiptText}>
        <p className="text-sm text-ink-2 text-pretty">
          A Caixa não informa a avaliação deste imóvel, e sem um valor de venda não há lucro a estimar. Se
          você tem uma ideia de por quanto ele se vende, informe na planilha.
        </p>
        <OnwardLink to={pagePaths.costs} search={{ imovel: property.id }}>
          Abrir a planilha
        </OnwardLink>
      </Panel>
    )
  const { question, own } = purchase
  const answer = computeCostSheet(question)
  const { invested, netProfit } = answer
  const result =
    netProfit < 0 ? `faz perder ${formatCentavos(-netProfit)}` : `deixa ${formatCentavos(netProfit)}`
  return (
    <Panel
      title="Do lance ao lucro"
      icon={ReceiptText}
      aside={
        <Link
          to={pagePaths.costs}
          search={{ imovel: property.id }}
          className={buttonClass('outline', 'max-lg:hidden')}
        >
          {hasOwnSheet ? 'Abrir a minha conta' : 'Fazer a minha conta'}
        </Link>
      }
    >
      <p className="text-sm text-ink-2 text-pretty">
        {hasOwnSheet
          ? 'Pela sua planilha, salva com o favorito: '
          : own
            ? 'Com as suas respostas: '
            : 'Pelo que supomos: '}
        custa {formatCentavos(invested)} no fim e {result}, vendendo por {formatCentavos(question.saleValue)}{' '}
        em {formatMonths(question.months)}.
        {own &&
          property.returnRange &&
          ` Pelas suposições, o ROI líquido é de ${describeReturn(property.returnRange)}.`}
      </p>
      <CostSteps
        sums={answer}
        saleValue={question.saleValue}
        doubted={isFigureDoubtful(property) || isUnexplainedDiscount(property)}
      />
      <p className="mb-3 text-xs text-pretty text-ink-3">
        {hasOwnSheet
          ? 'Venda: o valor da sua planilha.'
          : 'Venda: a avaliação da Caixa, que não é preço de mercado.'}{' '}
        {question.condoDebt === 0 &&
          purchase.worstCondoDebt > 0 &&
          'Condomínio devido: fora da conta provável; o cenário pessimista o traz.'}
      </p>
      {openCosts}
      <Drawer title="Cada número, com a sua conta">
        <CostFigures
          property={property}
          question={question}
          answer={answer}
          source={hasOwnSheet ? 'a sua planilha' : 'as suposições abaixo'}
        />
      </Drawer>
      <Drawer title={hasOwnSheet ? 'O que a sua planilha supõe' : 'As suposições'}>
        <FactLines lines={describeAssumptions(question, findMaxCondoDebt(property))} />
      </Drawer>
    </Panel>
  )
}

/** The cost summary for the person who reads the page. */
export function CostCard({ property }: { property: PropertyDetail }) {
  const { purchase, hasOwnSheet, answers } = useJudgedProperty()
  return (
    <CostSummary
      property={property}
      purchase={purchase}
      hasOwnSheet={hasOwnSheet}
      openCosts={
        <OpenCostsByPapers
          property={property}
          answers={answers}
          frame={list => (
            <section className="mb-3 border-t border-line pt-3">
              <h3 className="text-sm font-semibold">Em aberto pelos papéis: fora da conta</h3>
              {list}
            </section>
          )}
        />
      }
    />
  )
}
