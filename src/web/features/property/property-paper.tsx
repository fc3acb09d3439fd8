import './property-paper.css'
import { use } from 'react'
import { writePropertyAddress } from '#contract/property-address.ts'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { formatBrasiliaLongDay } from '#domain/brasilia-time.ts'
import { describePresence, joinCaution } from '#domain/freshness/listing-presence.ts'
import { Paper } from '../../ui/paper.tsx'
import { usePrinting } from '../../ui/use-printing.ts'
import { brandName } from '../../framework/page-head.ts'
import { formatPercent, formatReais } from '../../ui/format-text.ts'
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
import { useJudgedProperty } from './use-judged-property.ts'
import { PaperCosts } from './paper-costs.tsx'
import { PaperLadder } from './paper-ladder.tsx'
import { PaperVerdict } from './paper-verdict.tsx'

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
