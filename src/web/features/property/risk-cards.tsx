import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { ChecklistCard } from './checklist-card.tsx'
import { Check, ListChecks } from 'lucide-react'
import { use, useState } from 'react'
import { formatCount } from '#domain/format-count.ts'
import {
  type JudgementQuestion,
  judgementQuestions,
  leastKnownForScore,
  questionWeights,
} from '#domain/judgement/judgement-questions.ts'
import { classNames } from '../../ui/class-names.ts'
import { Strut } from '../../ui/plot/strut.tsx'
import { Panel } from '../../ui/panel.tsx'
import { FoldedContext } from './folding-panel.tsx'
import { OpenQuestion } from './open-question.tsx'
import { describeOwnAnswer, isOwnQuestion, questionNames } from './question-words.ts'
import { useJudgedProperty } from './use-judged-property.ts'
import type { ScoredPart, ScorePart } from '#domain/analysis/opportunity-score.ts'
import { Explanation } from '../../ui/explanation.tsx'
import { gradeLabel } from '../listing/figure-words.ts'
import { formatShortDate } from '#domain/format-figures.ts'
import { type OwnAnswers, ownQuestions } from '#domain/judgement/own-answers.ts'
import { saveOwnAnswer } from '../../data/saved/own-figures.ts'

/** The person's own answers, each with its day and a way to delete it. */
const OwnAnswerList = ({ property, answers }: { property: PropertyDetail; answers: OwnAnswers }) => (
  <ul className="mt-2 grid gap-1 text-sm text-ink-2">
    {[...ownQuestions, 'saleValue' as const].flatMap(question => {
      const words = describeOwnAnswer(question, answers)
      const { day, source } = answers[question] ?? {}
      return words === null || day === undefined
        ? []
        : [
            <li key={question} className="flex flex-wrap items-center gap-x-3">
              <span className="first-letter:uppercase">
                {questionNames[question]}: {words}
              </span>
              <span className="text-xs text-ink-3">
                resposta sua, {source !== undefined && `tirada ${source}, `}
                {formatShortDate(day)}
              </span>
              <button
                type="button"
                className="text-link text-xs"
                onClick={() => saveOwnAnswer(property, question, null, Date.now())}
              >
                Apagar<span className="sr-only"> a resposta sobre {questionNames[question]}</span>
              </button>
            </li>,
          ]
    })}
  </ul>
)

const scorePartNames: Record<ScorePart, string> = {
  discount: 'Desconto',
  liquidity: 'Liquidez',
  financing: 'Financiamento',
  regional: 'Região',
  urgency: 'Prazo',
  occupancy: 'Ocupação',
  debts: 'Dívidas',
}

/** The score of the known facts, with its parts; none while too few facts are known. */
function KnownScore({
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

const allWeights = judgementQuestions.reduce((sum, question) => sum + questionWeights[question], 0)

/** The open questions shown at first on a phone, those that weigh most. */
const shownWhenFolded = 3

/** The eight questions before a bid: how many are answered, and how to get an answer to each open one. */
export function MissingCard({
  property,
  demonstration,
}: {
  property: PropertyDetail
  demonstration: boolean
}) {
  const { judgement, answers, scoreParts } = useJudgedProperty()
  const { missing, score, known } = judgement
  const [all, setAll] = useState(false)
  const shown = use(FoldedContext) ? shownWhenFolded : missing.length
  const open = new Set<JudgementQuestion>(missing.map(({ key }) => key))
  const answered = judgementQuestions.filter(question => !open.has(question))
  const fromSources = answered.filter(question => !(isOwnQuestion(question) && answers[question]))
  return (
    <Panel title="O que falta saber" icon={ListChecks}>
      <div className="flex h-1 gap-1" aria-hidden="true">
        {[...answered, ...missing.map(({ key }) => key)].map(question => (
          <Strut
            key={question}
            percent={(questionWeights[question] / allWeights) * 100}
            className={classNames(
              'h-1 min-w-0 shrink rounded-full',
              open.has(question) ? 'bg-raised-3' : 'bg-ink-2',
            )}
          />
        ))}
      </div>
      <div className="mt-2 mb-4 flex flex-wrap justify-between gap-x-4 gap-y-1 text-xs text-ink-3">
        <p>
          {answered.length} de {formatCount(judgementQuestions.length, 'resposta', 'respostas')}
          <span className="sr-only">, {Math.round(known * 100)}% do peso</span>
        </p>
        <KnownScore score={score} missing={missing.length} parts={scoreParts} />
      </div>
      <ul>
        {(all ? missing : missing.slice(0, shown)).map(({ key, how }) => (
          <OpenQuestion
            key={key}
            question={key}
            how={how}
            property={property}
            demonstration={demonstration}
          />
        ))}
      </ul>
      {!all && missing.length > shown && (
        <button type="button" className="text-link self-start text-sm" onClick={() => setAll(true)}>
          Ver mais {missing.length - shown}
        </button>
      )}
      {answered.length > 0 && (
        <div className="mt-1 border-t border-line pt-3">
          {fromSources.length > 0 && (
            <p className="flex gap-3 text-sm text-pretty text-ink-2">
              <Check className="mt-0.5 size-4.5 shrink-0 text-gain" aria-hidden="true" />
              Sabido: {fromSources.map(question => questionNames[question]).join(', ')}
            </p>
          )}
          <OwnAnswerList property={property} answers={answers} />
        </div>
      )}
    </Panel>
  )
}

/** What is not known, beside what to verify before a bid. */
export const RiskCards = ({
  property,
  demonstration,
}: {
  property: PropertyDetail
  demonstration: boolean
}) => (
  <div className="panel-pair detail-risks">
    <MissingCard property={property} demonstration={demonstration} />
    <ChecklistCard property={property} demonstration={demonstration} />
  </div>
)
