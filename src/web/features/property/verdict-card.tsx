import { ChevronDown } from 'lucide-react'
import type { JudgedPurchase } from '#contract/judge-purchase.ts'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import type { ReturnRange } from '#contract/property-schemas.ts'
import { isFirstAuctionProperty } from '#contract/return-standing.ts'
import { buildScenarios, scenarioEnds, type ScenarioName } from '#domain/calculators/cost-scenarios.ts'
import type { CostQuestion } from '#domain/calculators/cost-question.ts'
import { formatNetRoi, formatNetRoiRange, integerFormat } from '#domain/format-figures.ts'
import { firstAuctionText } from '#domain/judgement/first-auction.ts'
import { describeSaleEnds } from '#domain/judgement/ground-words.ts'
import {
  describeGround,
  describeGroundedReturn,
  describeReturnEnds,
  isGrounded,
} from '#domain/judgement/judged-return.ts'
import { listingNoun } from '#domain/property/category-nouns.ts'
import type { Category } from '#domain/property/listing.ts'
import { Explanation } from '../../ui/explanation.tsx'
import { FigureBasis } from '../../ui/figure-basis.tsx'
import { formatMonths, formatShortCentavos } from '../../ui/figure-text.ts'
import { LabelledRangeBar } from '../../ui/plot/labelled-range-bar.tsx'
import { DoubtfulPriceMark } from '../listing/doubtful-price-note.tsx'
import { SignedFigure } from '../listing/signed-figure.tsx'
import { useListProvenance } from './list-provenance.ts'
import { useJudgedProperty } from './use-judged-property.ts'
import { VerdictLegs } from './verdict-legs.tsx'

const scenarioNames: Record<ScenarioName, string> = {
  pessimistic: 'Pessimista',
  likely: 'Provável',
  optimistic: 'Otimista',
}

/** Describes a scenario: `Vende por R$ 162.000 em 12 meses, reforma de R$ 14.000, condomínio devido de R$ 3.240`. */
function describeScenario({ saleValue, months, reformCost, condoDebt, evictionCost }: CostQuestion): string {
  const costs = [
    ['reforma', reformCost],
    ['desocupação', evictionCost],
    ['condomínio devido', condoDebt],
  ] as const
  return [
    `Vende por ${formatShortCentavos(saleValue)} em ${formatMonths(months)}`,
    ...costs.flatMap(([name, cost]) => (cost > 0 ? [`${name} de ${formatShortCentavos(cost)}`] : [])),
  ].join(', ')
}

const Scenarios = ({
  purchase,
  range,
  doubted,
}: {
  purchase: JudgedPurchase
  range: ReturnRange
  /** A gain gets no colour. */
  doubted: boolean
}) => {
  const texts = formatNetRoiRange(range)
  return (
    <ul className="mt-4 grid gap-3 border-t border-line pt-3.5 sm:grid-cols-3 sm:gap-0">
      {buildScenarios(purchase.question, purchase.risks).map(({ name, question }) => {
        const end = scenarioEnds[name]
        return (
          <li key={name} className="border-line sm:pr-5 sm:not-first:border-l sm:not-first:pl-5">
            <p className="text-sm font-semibold whitespace-nowrap">
              {scenarioNames[name]} <SignedFigure value={range[end]} text={texts[end]} doubted={doubted} />
            </p>
            <p className="mt-0.5 text-xs text-pretty text-ink-3">{describeScenario(question)}</p>
          </li>
        )
      })}
    </ul>
  )
}

/** The return without a ground for the sale value: a grey number, without bar, ends and colour. */
const PaperReturn = ({ range, category }: { range: ReturnRange; category: Category | null }) => (
  <div className="mt-4 border-t border-line pt-3 text-ink-3">
    <p className="flex items-baseline justify-between gap-3 text-sm">
      <span className="first-letter:uppercase">{describeGround.none}</span>
      <span className="whitespace-nowrap">
        <span className="sr-only">ROI líquido </span>
        {formatNetRoi(range.base)}
      </span>
    </p>
    <p className="mt-0.5 text-xs text-pretty">
      Conta de papel: a avaliação
      {category === null ? '' : ` de ${listingNoun(category).one}`} é só a da Caixa. Não entra na ordem da
      busca.
    </p>
  </div>
)

/** The return with its ends, on a bar with the target. */
function GroundedReturn({ property, range }: { property: PropertyDetail; range: ReturnRange }) {
  const { judgement, hasOwnSheet } = useJudgedProperty()
  const source = useListProvenance(property)
  const { targetRoi, unusual, own, ground } = judgement
  return (
    <div className="min-w-0">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
        <Explanation
          button={{
            className: 'explained-name text-ink-3',
            title: 'Como é calculado',
            children: own ? 'ROI líquido, sua conta' : 'ROI líquido',
          }}
        >
          <FigureBasis
            formula="Lucro líquido ÷ tudo o que se investe, em três cenários"
            worked={
              own && property.returnRange
                ? `Pela sua ${hasOwnSheet ? 'planilha' : 'resposta'}. Pelas suposições: ${describeGroundedReturn(property.returnRange, property.saleGround)}.`
                : `Comprando pelo preço mínimo e vendendo ${describeGround[ground]}, já com os custos, o imposto e o tempo até vender, que supomos: veja Do lance ao lucro.`
            }
            source={source}
          />
        </Explanation>
        <span className="font-semibold whitespace-nowrap">
          <SignedFigure value={range.base} text={formatNetRoi(range.base)} doubted={unusual !== null} />
          <span> · {describeReturnEnds(range)}</span>
        </span>
      </div>
      <LabelledRangeBar range={range} target={targetRoi} />
    </div>
  )
}

/** Says whether it pays, in one sentence, on what that stands, and shows the return with its two ends. */
export function VerdictCard({ property }: { property: PropertyDetail }) {
  const { judgement, purchase } = useJudgedProperty()
  const { verdict, returnRange, unusual, own, ground, likelyGone } = judgement
  if (property.gone) return null
  const shown = returnRange !== null && isGrounded(ground) && likelyGone === null ? returnRange : null
  return (
    <section aria-labelledby="verdict" className="panel verdict">
      <div className="grid gap-x-8 gap-y-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1.08fr)]">
        <div>
          <p className="text-xs text-ink-3">{own ? 'O veredito, pela sua conta' : 'O veredito'}</p>
          <h2
            id="verdict"
            className="text-[1.25rem] leading-6.5 mt-0.5 font-[650] tracking-[-0.01em] text-balance lg:text-xl/7.5"
          >
            {verdict.text}
          </h2>
          {verdict.detail && <p className="mt-1.5 text-sm text-pretty text-ink-2">{verdict.detail}</p>}
          {isFirstAuctionProperty(property) && (
            <p className="mt-2 text-sm text-pretty text-ink-2">
              O preço é o {firstAuctionText}, o maior entre a avaliação e a base do imposto da cidade: não é
              desconto.
            </p>
          )}
          <DoubtfulPriceMark property={property} className="mt-2 text-sm first-letter:uppercase" />
          {unusual && (
            <p className="mt-2 text-sm text-pretty text-amber-text">
              Fora do comum: {integerFormat(unusual.listings)} de {integerFormat(unusual.of)} imóveis têm
              desconto assim; a lista não diz por quê.
            </p>
          )}
        </div>
        {shown && <GroundedReturn property={property} range={shown} />}
      </div>
      <VerdictLegs property={property} />
      {returnRange && !isGrounded(ground) && <PaperReturn range={returnRange} category={property.category} />}
      {shown && purchase && (
        <details className="group mt-3 border-t border-line">
          <summary className="flex min-h-target items-center justify-between gap-3 rounded-sm text-sm font-medium">
            Os três cenários, e de onde vêm os extremos
            <ChevronDown
              className="size-4 text-ink-3 transition-transform group-open:rotate-180"
              aria-hidden="true"
            />
          </summary>
          <p className="text-xs text-pretty text-ink-3">{describeSaleEnds[ground]}</p>
          <Scenarios purchase={purchase} range={shown} doubted={unusual !== null} />
        </details>
      )}
    </section>
  )
}
