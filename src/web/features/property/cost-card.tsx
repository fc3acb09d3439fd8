import type { SaleGround } from '#domain/calculators/sale-ground.ts'
import { readReturnStanding } from '#contract/return-standing.ts'
import { Link } from '../../framework/link.tsx'
import { ChevronDown, ReceiptText } from 'lucide-react'
import type { ReactNode } from 'react'
import type { JudgedPurchase } from '#contract/judge-purchase.ts'
import { pagePaths } from '#contract/page-paths.ts'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { computeCostSheet, type CostAnswer } from '#domain/calculators/cost-sheet.ts'
import { findMaxCondoDebt } from '#domain/edital/checklist-debts.ts'
import {
  appraisalErrs,
  isUnexplainedDiscount,
  describeGroundedReturn,
  isOnListAlone,
} from '#domain/judgement/judged-return.ts'
import { buttonClass } from '../../ui/button.tsx'
import { formatMonths, formatShortCentavos } from '../../ui/figure-text.ts'
import { formatCentavos, formatPercent } from '../../ui/format-text.ts'
import { Panel } from '../../ui/panel.tsx'
import { OpenCostsByPapers } from '../dossier/open-costs-by-papers.tsx'
import { OnwardLink } from '../listing/onward-link.tsx'
import { isFigureDoubtful, SignedFigure } from '../listing/signed-figure.tsx'
import { describeAssumptions } from './cost-card-words.ts'
import { FactLines } from '../listing/facts/fact-lines.tsx'
import { useJudgedProperty } from './use-judged-property.ts'
import type { CostItem, CostQuestion, CostSums } from '#domain/calculators/cost-question.ts'
import { type Centavos, fromReais, toReais } from '#domain/money.ts'
import { setStyleProperties } from '../../ui/style-properties.ts'
import { buildWaterfall, type WaterfallRow } from '../calculators/costs/cost-waterfall.ts'
import { costItemNames, formatIrr, formatMaxBid, formatRoi } from '../calculators/cost-words.ts'
import { ExplainedFigure } from '../../ui/explained-figure.tsx'
import { FigureBasis, QualifiedFigure } from '../../ui/figure-basis.tsx'

const Figure = ({ text }: { text: string }) => <span className="font-normal text-ink-3">{text}</span>

/** The results of the sheet; every figure opens its formula. */
function CostFigures({
  property,
  question,
  answer,
  source,
}: {
  property: PropertyDetail
  question: CostQuestion
  answer: CostAnswer
  source: string
}) {
  const { invested, netProfit, roi, irrMonthly, irrAnnual, maxBid, incomeTax } = answer
  const { bid, saleValue, months, desiredRoi } = question
  const unexplained = isUnexplainedDiscount(property)
  const doubted = isFigureDoubtful(property) || unexplained
  const brokerage = saleValue - answer.saleNet
  const price = fromReais(property.price)
  // For what has probably left nobody bids.
  const { likelyGone } = property.judgement
  return (
    <dl className="content-start [&_dd]:whitespace-nowrap">
      <ExplainedFigure
        label={<QualifiedFigure label="Investido" note={`lance e custos, em ${formatMonths(months)}`} />}
        value={formatCentavos(invested)}
      >
        <FigureBasis
          formula="Lance + tudo o que se paga até a venda"
          worked={`${formatCentavos(bid)} + ${formatCentavos(invested - bid)} de custos = ${formatCentavos(invested)}`}
          source={source}
        />
      </ExplainedFigure>
      <ExplainedFigure
        label="Lucro líquido"
        value={<SignedFigure value={toReais(netProfit)} text={formatCentavos(netProfit)} doubted={doubted} />}
      >
        <FigureBasis
          formula="Venda − corretagem − imposto sobre o ganho − investido"
          worked={`${formatCentavos(saleValue)} − ${formatCentavos(brokerage)} − ${formatCentavos(incomeTax)} − ${formatCentavos(invested)} = ${formatCentavos(netProfit)}`}
          source={source}
        />
      </ExplainedFigure>
      <ExplainedFigure
        label="ROI líquido"
        value={
          roi === null ? (
            <Figure text={formatRoi(null)} />
          ) : (
            <SignedFigure value={roi} text={formatRoi(roi)} doubted={doubted} />
          )
        }
      >
        <FigureBasis
          formula="Lucro líquido ÷ investido"
          worked={
            roi !== null && `${formatCentavos(netProfit)} ÷ ${formatCentavos(invested)} = ${formatRoi(roi)}`
          }
          source={source}
        />
      </ExplainedFigure>
      <ExplainedFigure
        label="TIR ao ano"
        value={
          irrAnnual === null || irrMonthly === null ? (
            <Figure text={formatIrr(null)} />
          ) : (
            <SignedFigure value={irrAnnual * 100} text={formatIrr(irrAnnual)} doubted={doubted} />
          )
        }
      >
        <FigureBasis
          formula="A taxa com que cada valor, no mês em que sai ou entra, soma zero"
          worked={
            irrAnnual === null || irrMonthly === null
              ? 'Nenhuma taxa iguala o que se põe ao que se recebe.'
              : `${formatPercent(irrMonthly * 100, 2)} ao mês, ${formatIrr(irrAnnual)} ao ano. Conta quando cada custo é pago; o ROI, não.`
          }
          source={source}
        />
      </ExplainedFigure>
      {likelyGone === null && (
        <ExplainedFigure
          label={
            <QualifiedFigure
              label="Lance máximo"
              note={`${unexplained ? 'fora do comum; ' : ''}para um ROI líquido de ${formatPercent(desiredRoi, 2)}`}
            />
          }
          value={maxBid === null ? <Figure text={formatMaxBid(null)} /> : formatMaxBid(maxBid)}
        >
          <FigureBasis
            formula={`O maior lance que, com os mesmos custos e a mesma venda, ainda rende ${formatPercent(desiredRoi, 2)}`}
            worked={
              maxBid === null
                ? 'Com estes custos, nem de graça renderia tanto.'
                : maxBid < price
                  ? `O preço mínimo, de ${formatCentavos(price)}, já passa dele.`
                  : `Fica ${formatCentavos(maxBid - price)} acima do preço mínimo.`
            }
            source={source}
          />
        </ExplainedFigure>
      )}
    </dl>
  )
}

const sumNames: Record<Exclude<WaterfallRow['name'], 'item' | 'movingIn'>, string> = {
  invested: 'Investido',
  sale: 'Venda',
  profit: 'Lucro',
  loss: 'Prejuízo',
}
const tones: Partial<Record<WaterfallRow['name'], string>> = { profit: 'text-gain', loss: 'text-risk' }

/** Joins escritura and registro, which are paid together. */
const joinDeed = (items: readonly CostItem[]): CostItem[] =>
  items.flatMap(item => {
    if (item.key === 'deed') return []
    const deed = items.find(({ key }) => key === 'deed')
    return item.key === 'registry' ? [{ ...item, value: item.value + (deed?.value ?? 0) }] : [item]
  })

const nameOf = ({ item, name }: WaterfallRow): string => {
  if (item === null) return name === 'item' || name === 'movingIn' ? '' : sumNames[name]
  if (item.key === 'bid') return 'Preço'
  if (item.key === 'registry') return 'Cartório'
  // A column is narrower than the word.
  return costItemNames[item.key].replace('Desocupação', 'Desocu\u00adpação')
}

/** The way from the price to the profit as a waterfall: columns where there is room, rows on a phone. */
function CostSteps({
  sums,
  saleValue,
  doubted,
}: {
  sums: CostSums
  saleValue: Centavos
  /** A gain without its colour: comparables contradict it. */
  doubted: boolean
}) {
  const { rows } = buildWaterfall({ ...sums, items: joinDeed(sums.items) }, saleValue)
  const shown = rows.filter(row => row.item === null || row.value > 0)
  // The result closes the gap below the sale.
  const ordered = [
    ...shown.filter(({ kind }) => kind !== 'sale'),
    ...shown.filter(({ kind }) => kind === 'sale'),
  ]
  return (
    <div className="cost-steps">
      <ol>
        {ordered.map(row => (
          <li
            key={row.item?.key ?? row.name}
            data-kind={row.kind}
            data-loss={row.name === 'loss' || undefined}
            ref={setStyleProperties({ '--from': row.from / 100, '--to': row.to / 100 })}
          >
            <span className="cost-step-name">{nameOf(row)}</span>
            <span
              className={`cost-step-value ${(doubted && row.name === 'profit' ? null : tones[row.name]) ?? ''}`}
            >
              <span className="cost-step-unit">R$&nbsp;</span>
              {formatShortCentavos(Math.abs(row.value)).replace(/^R\$\s/, '')}
            </span>
            <i aria-hidden="true" />
          </li>
        ))}
      </ol>
    </div>
  )
}

const Drawer = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className="group border-t border-line">
    <summary className="flex min-h-target items-center justify-between gap-3 rounded-sm font-medium">
      {title}
      <ChevronDown
        className="size-4 text-ink-3 transition-transform group-open:rotate-180"
        aria-hidden="true"
      />
    </summary>
    <div className="pb-3">{children}</div>
  </details>
)

/** Where the sale value of the account comes from. */
const saleSource: Readonly<Record<SaleGround, string>> = {
  paid: 'Venda: o que se pagou no prédio por um como este.',
  appraisal: `Venda: a avaliação da Caixa, que não é preço de mercado e ${appraisalErrs}.`,
  none: 'Venda: a avaliação da Caixa, que não é preço de mercado; de imóveis assim não medimos por quanto se vendem.',
  own: 'Venda: o seu valor.',
}

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
          ` Pelas suposições, o ROI líquido é de ${describeGroundedReturn(property.returnRange, property.saleGround)}.`}
      </p>
      <CostSteps
        sums={answer}
        saleValue={question.saleValue}
        doubted={isFigureDoubtful(property) || isOnListAlone(readReturnStanding(property, purchase.ground))}
      />
      <p className="mb-3 text-xs text-pretty text-ink-3">
        {saleSource[purchase.ground]}{' '}
        {question.condoDebt === 0 &&
          purchase.risks.condoDebt > 0 &&
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
