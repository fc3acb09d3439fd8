import { FileQuestion } from 'lucide-react'
import { useId, useState } from 'react'
import type { EditalAnswer } from '#contract/edital-schemas.ts'
import { noExplanation } from '#domain/edital/no-explanation.ts'
import type { EditalTopic } from '#domain/edital/edital-topics.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Select } from '../../../ui/field.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import { MessageText } from '../../../ui/message-text.tsx'
import { ReadingCounts } from '../frame/reading-counts.tsx'
import { ClauseList } from './clause-list.tsx'
import { groupByRisk, ownWordsLabel, riskNames, groupByTopic } from './clause-words.ts'
import { riskSigns } from './risk-sign.tsx'

/** The number of clauses from which on a topic can be chosen. */
const topicFilterFrom = 8

/** What the edital says, the highest risk first, then what it does not say. */
export function EditalResult({ answer: { content, clauses, missing } }: { answer: EditalAnswer }) {
  const id = useId()
  const narrow = useMedia('(width < 40rem)')
  const [topic, setTopic] = useState<EditalTopic | null>(null)
  const topics = groupByTopic(clauses)
  const all = groupByRisk(clauses)
  const words = ownWordsLabel({ content, clauses })
  const shown = groupByRisk(clauses, topic).filter(group => group.clauses.length > 0)
  const isEmpty = words === '' && clauses.length + missing.length === 0
  return (
    <>
      {isEmpty && (
        <p className="edital-summary text-ink-2">
          {noExplanation}. Confira se o texto é mesmo o do edital, inteiro.
        </p>
      )}
      {clauses.length > 0 && (
        <ReadingCounts
          label="Cláusulas por risco"
          onPress={() => setTopic(null)}
          counts={all.map(({ risk, clauses: { length } }) => ({
            key: risk,
            name: riskNames[risk].name,
            total: length,
            target: `${id}-${risk}`,
            ...riskSigns[risk],
          }))}
        />
      )}
      {words !== '' && (
        <section aria-labelledby={`${id}-summary`} className="edital-summary">
          <h2 id={`${id}-summary`} className="text-md font-semibold">
            Em resumo
          </h2>
          <MessageText text={words} />
        </section>
      )}
      {clauses.length >= topicFilterFrom && topics.length > 2 && (
        <div className="edital-filter">
          <label htmlFor={`${id}-topic`} className="text-sm text-ink-2">
            Assunto
          </label>
          <div className="min-w-0">
            <Select
              id={`${id}-topic`}
              value={topic ?? ''}
              onChange={event => setTopic((event.target.value || null) as EditalTopic | null)}
            >
              <option value="">Todos ({clauses.length})</option>
              {topics.map(each => (
                <option key={each.topic} value={each.topic}>
                  {each.title} ({each.total})
                </option>
              ))}
            </Select>
          </div>
        </div>
      )}
      {shown.map(group => {
        const { icon: Icon, ink } = riskSigns[group.risk]
        return (
          <section
            key={group.risk}
            id={`${id}-${group.risk}`}
            tabIndex={-1}
            aria-labelledby={`${id}-${group.risk}-title`}
            className="edital-group"
          >
            <h2 id={`${id}-${group.risk}-title`} className="edital-group-title">
              <Icon className={classNames('size-5 shrink-0', ink)} />
              {riskNames[group.risk].name}
              <span className="font-normal text-ink-3"> · {group.clauses.length}</span>
            </h2>
            <ClauseList clauses={group.clauses} folded={narrow} />
          </section>
        )
      })}
      {missing.length > 0 && (
        <section aria-labelledby={`${id}-missing`} className="edital-group">
          <h2 id={`${id}-missing`} className="edital-group-title">
            <FileQuestion className="size-5 shrink-0 text-ink-3" />O que não está no texto
          </h2>
          <p className="text-sm text-ink-3">Editais costumam tratar disto. Confira antes de dar um lance.</p>
          <dl className="mt-2">
            {missing.map(({ topic: about, title, advice }) => (
              <div key={about} className="edital-clause">
                <dt className="font-semibold">{title}</dt>
                <dd className="mt-0.5 text-ink-2 text-pretty">{advice}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </>
  )
}
