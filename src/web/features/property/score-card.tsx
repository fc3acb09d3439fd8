import { ChevronDown, Sparkles } from 'lucide-react'
import type { PropertyDetail, OpportunityScoreAnswer } from '#contract/property-detail-schemas.ts'
import { classNames } from '../../ui/class-names.ts'
import { Panel } from '../../ui/panel.tsx'
import {
  describeConfidence,
  scoreFormulas,
  scorePartNames,
  scoreTone,
  lowConfidenceBelow,
  describeWeight,
  describeScoreFormula,
} from './score-words.ts'
import { gradeLabel } from '../listing/figure-words.ts'

const inks = { gain: 'text-gain', risk: 'text-risk', middle: 'text-ink' }
const bars = { gain: 'bg-gain', risk: 'bg-risk', middle: 'bg-amber' }

/** The total score; when little is known it has no colour, with a remark beside it. */
function Total({ score: { total, confidence }, gone }: { score: OpportunityScoreAnswer; gone: boolean }) {
  if (gone || total === null)
    return (
      <p className="shrink-0 text-sm text-ink-3">
        {gone ? 'Saiu da lista: sem nota' : 'Sem dados para a nota'}
      </p>
    )
  const unsure = confidence < lowConfidenceBelow
  return (
    <p className="flex shrink-0 items-baseline gap-2">
      {unsure && <span className="text-xs text-ink-3">confiança baixa</span>}
      <span className={classNames('text-2xl font-bold tracking-tight', !unsure && inks[scoreTone(total)])}>
        {gradeLabel(total)}
        <span className="sr-only"> de 10</span>
        <span className="text-sm font-medium tracking-normal text-ink-3" aria-hidden="true">
          {' '}
          / 10
        </span>
      </span>
    </p>
  )
}

const Bar = ({ value, gone }: { value: number; gone: boolean }) => (
  <span className="mt-1.5 block h-1.5 overflow-hidden rounded-full bg-raised-3" aria-hidden="true">
    <span
      className={classNames('block h-full rounded-full', gone ? 'bg-ink-3' : bars[scoreTone(value)])}
      style={{ width: `${value * 10}%` }}
    />
  </span>
)

function Part({
  part,
  property,
}: {
  part: OpportunityScoreAnswer['parts'][number]
  property: PropertyDetail
}) {
  const { key, value, reason, weight } = part
  const numbers = value === null ? null : describeScoreFormula(key, property)
  return (
    <details className="group">
      <summary className="block min-h-target list-none rounded-sm py-1.5 [&::-webkit-details-marker]:hidden">
        <span className="flex items-center justify-between gap-3 text-sm">
          <span className="font-semibold">{scorePartNames[key]}</span>
          <span className="flex shrink-0 items-center gap-1">
            {value === null ? (
              <span className="text-xs text-ink-3">Não informado</span>
            ) : (
              <span className="font-semibold">{gradeLabel(value)}</span>
            )}
            <ChevronDown
              className="size-4 text-ink-3 transition-transform group-open:rotate-180"
              aria-hidden="true"
            />
          </span>
        </span>
        <span className="block text-xs text-ink-3 text-pretty">{reason}</span>
        {value !== null && <Bar value={value} gone={property.gone} />}
      </summary>
      <div className="mt-1 mb-2 space-y-1 border-l-2 border-line-strong pl-3 text-xs text-ink-2 text-pretty">
        <p>{scoreFormulas[key]}</p>
        {numbers && <p>{numbers}</p>}
        {!property.gone && (
          <p>
            {value === null
              ? 'Sem esse dado, esta parte fica fora da nota.'
              : describeWeight(weight, property.score.confidence)}
          </p>
        )}
      </div>
    </details>
  )
}

/** The score and its parts; each opens its formula, its numbers and its weight. */
export const ScoreCard = ({ property }: { property: PropertyDetail }) => {
  const { score } = property
  return (
    <Panel title="Nota da oportunidade" icon={Sparkles} aside={<Total score={score} gone={property.gone} />}>
      <div className="grid gap-1.5">
        {score.parts.map(part => (
          <Part key={part.key} part={part} property={property} />
        ))}
      </div>
      <p className="mt-auto pt-3 text-xs text-ink-3 text-pretty">
        {property.gone
          ? 'Já não está à venda: as partes contam só como ele estava na última lista.'
          : describeConfidence(score, property.bankPage !== null)}
      </p>
    </Panel>
  )
}
