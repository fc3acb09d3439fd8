import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { toBrasiliaIso } from '#domain/brasilia-time.ts'
import { describeLadderEvidence } from '#domain/ladder/ladder-evidence-words.ts'
import { formatNetRoi } from '#domain/format-figures.ts'
import { isUnexplainedDiscount } from '#domain/judgement/unusual-discount.ts'
import { formatReais } from '../../ui/format-text.ts'
import { describeLadder } from '../listing/ladder-words.ts'
import { buildLadderSteps, selectStepsAround } from './ladder-steps.ts'
import { useJudgedProperty } from './use-judged-property.ts'

/** Prices that fit beside each other. */
const mostSteps = 6

/** Where the price stands on the ladder, and what comes next. */
export function PaperLadder({ property, now }: { property: PropertyDetail; now: number }) {
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
