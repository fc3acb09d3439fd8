import './property-paper.css'
import { use } from 'react'
import { writePropertyAddress } from '#contract/property-address.ts'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { formatBrasiliaLongDay, toBrasiliaIso } from '#domain/brasilia-time.ts'
import { describePresence, joinCaution } from '#domain/freshness/listing-presence.ts'
import { Paper } from '../../ui/paper.tsx'
import { usePrinting } from '../../ui/use-printing.ts'
import { brandName } from '../../framework/page-head.ts'
import { formatCentavos, formatPercent, formatReais } from '../../ui/format-text.ts'
import { DemonstrationMark } from '../listing/demonstration-mark.tsx'
import { AppraisalLine } from '../listing/facts/large-price.tsx'
import { listDates } from '../listing/facts/listed-facts.ts'
import { listMainFacts } from '../listing/facts/main-facts.ts'
import { DoubtfulPriceNote } from '../listing/doubtful-price-note.tsx'
import { listingCity, listingTitle } from '../listing/listing-words.ts'
import { addressLine } from '../listing/outside-maps.ts'
import { ListingPhoto } from '../listing/photo/listing-photo.tsx'
import { type ListProvenance, ProvenanceContext } from './list-provenance.ts'
import { questionTitles } from './question-words.ts'
import { nameProfit } from './cost-card-words.ts'
import { useJudgedProperty } from './use-judged-property.ts'
import { describeLadderEvidence } from '#domain/ladder/ladder-words.ts'
import {
  describePaidEstimate,
  describePaidSale,
  describePaidSilence,
  writePaidGap,
} from '#domain/paid-prices/paid-price-words.ts'
import { formatNetRoi } from '#domain/format-figures.ts'
import {
  describeReturnEnds,
  isUnexplainedDiscount,
  describeGround,
  isGrounded,
} from '#domain/judgement/judged-return.ts'
import { describeLadder } from '../listing/ladder-words.ts'
import { buildLadderSteps, selectStepsAround } from './ladder-steps.ts'
import { computeCostSums } from '#domain/calculators/cost-sheet.ts'
import { listFirstDayCosts } from '#domain/calculators/first-day-costs.ts'
import { formatMonths } from '../../ui/figure-text.ts'
import { costItemNames } from '../calculators/cost-words.ts'
import { usePapersOf } from '../../data/papers/papers-of-property.ts'
import { LabelledRangeBar } from '../../ui/plot/labelled-range-bar.tsx'
import { LatePart } from '../../framework/late-part.tsx'
import { LazyReadHeadline } from '../dossier/paper-headline.tsx'

/** The headline of the papers, which the verdict does not take into account; renders nothing without papers. */
function PapersSay({ property, now }: { property: PropertyDetail; now: number }) {
  const { answers } = useJudgedProperty()
  const papers = usePapersOf(property.id)
  const isDemonstration = use(ProvenanceContext) === 'demo'
  const isAnyRead = papers.titleRecord !== null || papers.edital !== null
  if (!isAnyRead)
    return (
      property.keptPapers.length > 0 && (
        <p>
          <strong>
            A conta guarda papéis deste imóvel que não carregaram: esta folha não conta com eles.
          </strong>
        </p>
      )
    )
  return (
    <LatePart part={LazyReadHeadline}>
      <LazyReadHeadline
        property={property}
        papers={papers}
        answers={answers}
        isDemonstration={isDemonstration}
        now={now}
        waiting={null}
        frame={({ text, points }) => (
          <>
            <p>
              <strong>{text}.</strong>
            </p>
            <p className="paper-quiet">{points}</p>
          </>
        )}
      />
    </LatePart>
  )
}

/** The verdict, the return with its ends, and the maximum bid. */
function PaperVerdict({ property, now }: { property: PropertyDetail; now: number }) {
  const { judgement } = useJudgedProperty()
  const { verdict, returnRange, targetRoi, maxBid, own, ground, likelyGone } = judgement
  const unexplained = isUnexplainedDiscount(property)
  return (
    <section className="property-paper-verdict">
      <p>{verdict.text}</p>
      {verdict.detail && <p>{verdict.detail}</p>}
      <PapersSay property={property} now={now} />
      {returnRange && !isGrounded(ground) && (
        <p className="paper-quiet">
          ROI líquido {formatNetRoi(returnRange.base)} {describeGround[ground]}: não medimos por quanto
          imóveis assim se vendem.
        </p>
      )}
      {returnRange && isGrounded(ground) && likelyGone === null && (
        <div className="property-paper-range">
          <div>
            <p className="paper-quiet">
              Lance máximo{own && ', sua conta'}, meta de {formatPercent(targetRoi, 2)}
            </p>
            <p className="property-paper-figure">
              {unexplained ? 'confira antes' : maxBid === null ? 'não há' : formatReais(maxBid)}
            </p>
            <p className="paper-quiet">ROI líquido{own && ', sua conta'}</p>
            <p className="property-paper-figure">{formatNetRoi(returnRange.base)}</p>
            <p>{describeReturnEnds(returnRange)}</p>
          </div>
          <LabelledRangeBar range={returnRange} target={targetRoi} />
        </div>
      )}
    </section>
  )
}

type Line = readonly [name: string, value: string, kind?: 'sum']

const Lines = ({ lines }: { lines: readonly Line[] }) => (
  <table>
    <tbody>
      {lines.map(([name, value, kind]) => (
        <tr key={name} data-sum={kind}>
          <th scope="row">{name}</th>
          <td>{value}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** The sum that is paid on the first day, and the cost of the whole purchase. */
export function PaperCosts() {
  const { purchase } = useJudgedProperty()
  if (purchase === null)
    return <p>Sem a avaliação da Caixa não há venda a supor: nem custos nem lucro deste imóvel se dizem.</p>
  const { question, risks, occupancy } = purchase
  const { items, total } = listFirstDayCosts(question, occupancy)
  const evictsLater = question.evictionCost > 0 && !items.some(({ key }) => key === 'eviction')
  const { invested, saleNet, incomeTax, netProfit } = computeCostSums(question)
  return (
    <section className="property-paper-columns">
      <div>
        <h2>No primeiro dia, à vista</h2>
        <Lines
          lines={[
            ...items.map(({ key, value }) => [costItemNames[key], formatCentavos(value)] satisfies Line),
            ['Para pagar logo', formatCentavos(total), 'sum'],
          ]}
        />
      </div>
      <div>
        <h2>Até a venda, em {formatMonths(question.months)}</h2>
        <Lines
          lines={[
            ['Do primeiro dia', formatCentavos(total)],
            [evictsLater ? 'Desocupação e contas do mês' : 'Contas do mês', formatCentavos(invested - total)],
            ['Custa no fim', formatCentavos(invested), 'sum'],
            [`Venda, ${describeGround[purchase.ground]}`, formatCentavos(question.saleValue)],
            ['Corretagem e imposto', formatCentavos(question.saleValue - saleNet + incomeTax)],
            [nameProfit(netProfit, purchase.ground), formatCentavos(Math.abs(netProfit)), 'sum'],
          ]}
        />
        {question.condoDebt === 0 && risks.condoDebt > 0 && (
          <p className="paper-quiet">
            Condomínio devido fora desta conta; o cenário pessimista o traz, com{' '}
            {formatCentavos(risks.condoDebt)}.
          </p>
        )}
      </div>
    </section>
  )
}

/** Sales that fit in a line. */
const mostSales = 3

/** What was paid in the building, in a sentence: the estimate, or the last sales with the reason why there is none. */
export function PaperPaidPrices({ property: { paidPrices, paidDiscount } }: { property: PropertyDetail }) {
  if (paidPrices.sales.length === 0) return null
  return (
    <section>
      <h2>O que se pagou no prédio</h2>
      {'silent' in paidPrices ? (
        <p>
          {paidPrices.sales.slice(-mostSales).map(describePaidSale).join('; ')}.{' '}
          <span className="paper-quiet">{describePaidSilence(paidPrices.silent)}</span>
        </p>
      ) : (
        <p>
          {describePaidEstimate({ ...paidPrices, sales: paidPrices.sales.length })}
          {paidDiscount !== null && ` O preço de hoje está ${writePaidGap(paidDiscount)}.`}
        </p>
      )}
    </section>
  )
}

/** Prices that fit beside each other. */
const mostSteps = 6

/** Where the price stands on the ladder, and what comes next. */
function PaperLadder({ property, now }: { property: PropertyDetail; now: number }) {
  const { purchase } = useJudgedProperty()
  const steps = buildLadderSteps(
    property,
    isUnexplainedDiscount(property) ? null : purchase,
    toBrasiliaIso(now).slice(0, 10),
  )
  const shown = selectStepsAround(steps, mostSteps)
  const { title, text } = describeLadder(property, steps, now)
  const evidence = describeLadderEvidence(property.ladder, property.state)
  return (
    <section>
      <h2>Escada do preço</h2>
      <p>
        <strong>{title}.</strong> {text}
      </p>
      <table className="property-paper-stairs">
        <thead>
          <tr>
            {shown.map(({ label, kind }, at) => (
              <th key={at} scope="col" data-kind={kind}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {shown.map(({ price, kind }, at) => (
              <td key={at} data-kind={kind}>
                {formatReais(price)}
              </td>
            ))}
          </tr>
          <tr className="paper-quiet">
            {shown.map(({ when, roi }, at) => (
              <td key={at}>
                {[when, roi === null ? null : `ROI ${formatNetRoi(roi)}`].filter(Boolean).join(' · ')}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      {evidence !== null && <p className="paper-quiet">{evidence}</p>}
    </section>
  )
}

const PaperLead = ({
  property,
  provenance,
  now,
}: {
  property: PropertyDetail
  provenance: ListProvenance
  now: number
}) => (
  <section className="property-paper-lead">
    <div className="scene">
      <ListingPhoto property={property} sizes="320px" eager />
    </div>
    <div>
      <p className="paper-title">{listingTitle(property)}</p>
      <p>{[addressLine(property), listingCity(property)].filter(Boolean).join(' · ')}</p>
      <p className="property-paper-price">{formatReais(property.price)}</p>
      <p>
        {property.gone ? 'último preço na lista' : 'preço mínimo'} · <AppraisalLine property={property} />
        {(property.discount ?? 0) > 0 && ` · ${formatPercent(property.discount ?? 0, 1)} de desconto`}
      </p>
      <p className="property-paper-facts">
        {[
          ...listMainFacts(property).map(([, text]) => text),
          ...listDates(property, now).flatMap(({ label, value, note }) =>
            value === null ? [] : [`${label}: ${value}${note === undefined ? '' : ` (${note})`}`],
          ),
        ].join(' · ')}
      </p>
      {(property.gone || provenance !== 'demo') && (
        <p>
          <strong className="inline-block first-letter:uppercase">
            {joinCaution(describePresence(property, now))}.
          </strong>
        </p>
      )}
      {!property.gone && <DoubtfulPriceNote property={property} />}
    </div>
  </section>
)

function PaperQuestions() {
  const { missing } = useJudgedProperty().judgement
  return (
    <section className="property-paper-questions">
      <h2>O que falta saber antes do lance</h2>
      {missing.length === 0 ? (
        <p>As oito perguntas têm resposta. Confira cada uma no edital.</p>
      ) : (
        <ul>
          {missing.map(({ key, how }) => (
            <li key={key}>
              <strong>{questionTitles[key]}</strong> {how}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** A listing on one page of A4: what it is, what it costs, what it may return, what is not known, and from where; drawn while it is printed. */
export default function PropertyPaper({
  property,
  now,
  wanted,
  onPrinted,
}: {
  property: PropertyDetail
  now: number
  /** Whether to print it now. */
  wanted: boolean
  onPrinted: () => void
}) {
  const provenance = use(ProvenanceContext)
  const printing = usePrinting()
  if (!printing && !wanted) return null
  return (
    <Paper wanted={wanted} onPrinted={onPrinted}>
      <header className="paper-head">
        <p>
          <strong>{brandName}</strong> · Caixa nº {property.id} <DemonstrationMark />
        </p>
        <p>{formatBrasiliaLongDay(now)}</p>
      </header>
      <div className="property-paper">
        <PaperLead property={property} provenance={provenance} now={now} />
        {!property.gone && (
          <>
            <PaperVerdict property={property} now={now} />
            <PaperCosts />
            <PaperPaidPrices property={property} />
            <PaperLadder property={property} now={now} />
            <PaperQuestions />
          </>
        )}
      </div>
      <footer className="paper-foot">
        <p>
          Preço e avaliação: {provenance === 'demo' ? 'dados de demonstração' : 'lista da Caixa'}
          {property.bankPage && '; datas e regras: página da Caixa'}. As demais contas são nossas, sobre
          suposições que a página mostra. Não é oferta do banco nem garantia de resultado.
        </p>
        <p>
          Este imóvel: <span>{new URL(writePropertyAddress(property), window.location.origin).href}</span>
        </p>
      </footer>
    </Paper>
  )
}
