import type { ScoredPart } from '#domain/analysis/opportunity-score.ts'
import { leastKnownForScore } from '#domain/judgement/judgement-questions.ts'
import { Explanation } from '../../ui/explanation.tsx'
import { gradeLabel } from '../listing/figure-words.ts'
import { scorePartNames } from './score-words.ts'

/** The score of what is known, with its parts; none below the least known share. */
export function KnownScore({
  score,
  missing,
  parts,
}: {
  score: number | null
  missing: number
  parts: readonly ScoredPart[]
}) {
  if (score === null)
    return <p>{missing === 1 ? 'falta 1 resposta' : `faltam ${missing} respostas`} · sem nota</p>
  return (
    <Explanation
      button={{
        className: 'explained-name',
        title: 'Como é calculada',
        children: `nota ${gradeLabel(score)} sobre o que se sabe`,
      }}
    >
      <p>A média das partes conhecidas, pelos seus pesos, a partir de {leastKnownForScore}% conhecido:</p>
      {parts.map(({ key, value, weight, reason }) => (
        <p key={key}>
          {scorePartNames[key]} ({Math.round(weight * 100)}%):{' '}
          {value === null ? 'não se sabe' : gradeLabel(value)}. {reason}
        </p>
      ))}
    </Explanation>
  )
}
