import { Check, ListChecks } from 'lucide-react'
import { use, useState } from 'react'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { formatCount } from '#domain/format-count.ts'
import {
  type JudgementQuestion,
  judgementQuestions,
  questionWeights,
} from '#domain/judgement/judgement-questions.ts'
import { classNames } from '../../ui/class-names.ts'
import { Strut } from '../../ui/plot/strut.tsx'
import { Panel } from '../../ui/panel.tsx'
import { FoldedContext } from './folding-panel.tsx'
import { KnownScore } from './known-score.tsx'
import { OpenQuestion } from './open-question.tsx'
import { OwnAnswerList } from './own-answer-list.tsx'
import { isOwnQuestion, questionNames } from './question-words.ts'
import { useJudgedProperty } from './use-judged-property.ts'

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
