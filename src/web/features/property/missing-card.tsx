import { Link } from '@tanstack/react-router'
import { Check, CircleHelp, ListChecks } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { pagePaths } from '#contract/page-paths.ts'
import type { ScoredPart } from '#domain/analysis/opportunity-score.ts'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { formatShortDate } from '#domain/format-figures.ts'
import { formatCount } from '#domain/format-count.ts'
import {
  type JudgementQuestion,
  judgementQuestions,
  leastKnownForScore,
  questionWeights,
} from '#domain/judgement/judgement-questions.ts'
import { type OwnAnswers, type OwnQuestion, ownQuestions } from '#domain/judgement/own-answers.ts'
import { saveOwnAnswer } from '../../data/saved/own-account.ts'
import { Explanation } from '../../ui/explanation.tsx'
import { Panel } from '../../ui/panel.tsx'
import { gradeLabel } from '../listing/figure-words.ts'
import { mapSearchUrl } from '../listing/outside-maps.ts'
import { EditalEntry } from './edital-entry.tsx'
import { OwnAnswerForm } from './own-answer-form.tsx'
import { describeOwnAnswer, questionNames, questionTitles } from './question-words.ts'
import { scorePartNames } from './score-words.ts'
import { useJudgedProperty } from './use-judged-property.ts'

const isOwn = (question: JudgementQuestion): question is OwnQuestion =>
  ownQuestions.some(own => own === question)

const Outside = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} target="_blank" rel="noopener noreferrer" className="text-link">
    {children}
    <span className="sr-only"> (abre em outra aba)</span>
  </a>
)

/** Links to where a question is answered; nothing where only asking helps. */
function WayToAnswer({
  question,
  property,
  demonstration,
}: {
  question: JudgementQuestion
  property: PropertyDetail
  demonstration: boolean
}) {
  const { state, category } = property
  if (question === 'edital') return <EditalEntry property={property} demonstration={demonstration} asLink />
  if (question === 'comparables')
    return (
      <Link
        to={pagePaths.search}
        search={{ state, ...(category === null ? {} : { type: category }) }}
        className="text-link"
      >
        Ver parecidos em {state}
      </Link>
    )
  if (question === 'place') return <Outside href={mapSearchUrl(property)}>Ver no mapa</Outside>
  if (demonstration) return null
  if (question === 'titleRecord' && property.registrationUrl)
    return <Outside href={property.registrationUrl}>Abrir a matrícula</Outside>
  return <Outside href={property.url}>Ver na página da Caixa</Outside>
}

function Question({
  question,
  how,
  property,
  demonstration,
}: {
  question: JudgementQuestion
  how: string
  property: PropertyDetail
  demonstration: boolean
}) {
  const [open, setOpen] = useState(false)
  return (
    <li className="flex gap-3 border-t border-line py-3 first:border-t-0 first:pt-0">
      <CircleHelp className="mt-0.5 size-4.5 shrink-0 text-ink-3" aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <h3 className="text-sm font-semibold text-pretty">{questionTitles[question]}</h3>
        <p className="mt-0.5 text-sm text-pretty text-ink-2">{how}</p>
        <div className="mt-1 flex flex-wrap gap-x-4 text-sm">
          <WayToAnswer question={question} property={property} demonstration={demonstration} />
          {isOwn(question) && (
            <button type="button" className="text-link" aria-expanded={open} onClick={() => setOpen(!open)}>
              Já sei a resposta
            </button>
          )}
        </div>
        {open && isOwn(question) && <OwnAnswerForm property={property} question={question} />}
      </div>
    </li>
  )
}

/** The person's own answers, each with its day and a way to delete it. */
const OwnAnswerList = ({ property, answers }: { property: PropertyDetail; answers: OwnAnswers }) => (
  <ul className="mt-2 grid gap-1 text-sm text-ink-2">
    {ownQuestions.flatMap(question => {
      const words = describeOwnAnswer(question, answers)
      const day = answers[question]?.day
      return words === null || day === undefined
        ? []
        : [
            <li key={question} className="flex flex-wrap items-center gap-x-3">
              <span className="first-letter:uppercase">
                {questionNames[question]}: {words}
              </span>
              <span className="text-xs text-ink-3">resposta sua, {formatShortDate(day)}</span>
              <button
                type="button"
                className="text-link text-xs"
                onClick={() => saveOwnAnswer(property, question, null)}
              >
                Apagar<span className="sr-only"> a resposta sobre {questionNames[question]}</span>
              </button>
            </li>,
          ]
    })}
  </ul>
)

/** The score of what is known, with its parts; none below the least known share. */
function Score({
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

/** The eight questions before a bid: how many are answered, and how to get an answer to each open one. */
export function MissingCard({
  property,
  demonstration,
}: {
  property: PropertyDetail
  demonstration: boolean
}) {
  const { judgement, answers, scoreParts } = useJudgedProperty(property)
  const { missing, score, known } = judgement
  const open = new Set<JudgementQuestion>(missing.map(({ key }) => key))
  const answered = judgementQuestions.filter(question => !open.has(question))
  const fromSources = answered.filter(question => !(isOwn(question) && answers[question]))
  return (
    <Panel title="O que falta saber" icon={ListChecks}>
      <div className="flex h-1 gap-1" aria-hidden="true">
        {[...answered, ...missing.map(({ key }) => key)].map(question => (
          <span
            key={question}
            className={open.has(question) ? 'rounded-full bg-raised-3' : 'rounded-full bg-ink-2'}
            style={{ flexGrow: questionWeights[question] }}
          />
        ))}
      </div>
      <div className="mt-2 mb-4 flex flex-wrap justify-between gap-x-4 gap-y-1 text-xs text-ink-3">
        <p>
          {answered.length} de {formatCount(judgementQuestions.length, 'resposta', 'respostas')}
          <span className="sr-only">, {Math.round(known * 100)}% do peso</span>
        </p>
        <Score score={score} missing={missing.length} parts={scoreParts} />
      </div>
      <ul>
        {missing.map(({ key, how }) => (
          <Question key={key} question={key} how={how} property={property} demonstration={demonstration} />
        ))}
      </ul>
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
