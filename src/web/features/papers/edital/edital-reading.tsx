import type { KeptPaper } from '#contract/kept-paper-schemas.ts'
import { formatBrasiliaDay } from '#domain/brasilia-time.ts'
import { formatCount } from '#domain/format-count.ts'
import { integerFormat } from '../../../ui/format-text.ts'
import { usePropertyLine } from '../frame/use-property-line.ts'
import { ReadingHead } from '../frame/reading-head.tsx'
import { EditalItems, useOwnItem } from './edital-item-choice.tsx'
import {
  describePage,
  describeRisk,
  editalTitle,
  groupByRisk,
  groupByTopic,
  isSameSubject,
  nameClause,
  ownWordsLabel,
  riskNames,
  writeClause,
  writeEditalAnswer,
} from './clause-words.ts'
import type { EditalAnswer, EditalClauseAnswer } from '#contract/edital-schemas.ts'
import { capitalize } from '#domain/capitalize.ts'
import { MessageText } from '../../../ui/message-text.tsx'
import { Paper } from '../../../ui/paper.tsx'
import { usePrinting } from '../../../ui/use-printing.ts'
import {
  CircleAlert,
  Copy,
  FileQuestion,
  type LucideIcon,
  Quote,
  ShieldCheck,
  TriangleAlert,
} from 'lucide-react'
import { useId, useState } from 'react'
import { holdsForItem } from '#domain/edital/clauses/edital-clause.ts'
import { noExplanation } from '#domain/edital/no-explanation.ts'
import type { EditalTopic, RiskLevel } from '#domain/edital/edital-topics.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Select } from '../../../ui/field.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import { ReadingCounts } from '../frame/reading-counts.tsx'
import { copyText } from '../../../ui/toast/copy-text.ts'

const Excerpt = ({ clause }: { clause: EditalClauseAnswer }) => {
  const page = describePage(clause)
  return (
    <>
      <blockquote className="text-sm/5.5 mt-2.5 pl-3.5 border-l-3 border-l-line-strong text-ink-3 wrap-anywhere">
        “{clause.excerpt}”
      </blockquote>
      {page !== null && (
        <p className="text-xs/5.5 mt-1 pl-[calc(0.875rem_+_3px)] text-ink-3">{capitalize(page)}</p>
      )}
    </>
  )
}

/** One clause of the edital: what it means, and the sentence it is based on, folded when space is short. */
const ClauseItem = ({
  clause,
  again,
  folded,
}: {
  clause: EditalClauseAnswer
  again: boolean
  folded: boolean
}) => (
  <li className="edital-clause" data-again={again || undefined}>
    <h3 className={again ? 'sr-only' : 'mb-1 font-semibold text-pretty'}>{nameClause(clause)}</h3>
    <div className="flex items-start justify-between gap-3">
      <p className="min-w-0 text-pretty wrap-anywhere">{clause.explanation}</p>
      <button
        type="button"
        className="size-target grid flex-none place-content-center -my-3 -mr-3 ml-0 rounded-md text-ink-3 hover:bg-raised-2 hover:text-ink focus-visible:-outline-offset-4"
        aria-label={`Copiar: ${clause.title}`}
        title="Copiar"
        onClick={() => void copyText(writeClause(clause), 'Texto copiado!')}
      >
        <Copy className="size-4" />
      </button>
    </div>
    {folded ? (
      <details>
        <summary className="-mb-2 inline-flex min-h-target items-center gap-2 text-sm/5.5 font-medium text-ink-2 underline decoration-line-strong underline-offset-4">
          <Quote className="size-3.5 shrink-0" />
          Ver a frase do edital
        </summary>
        <Excerpt clause={clause} />
      </details>
    ) : (
      <Excerpt clause={clause} />
    )}
  </li>
)

/** The clauses in order; successive clauses with the same title share one heading. */
export const ClauseList = ({
  clauses,
  folded,
}: {
  clauses: readonly EditalClauseAnswer[]
  folded: boolean
}) => (
  <ul>
    {clauses.map((clause, at) => (
      <ClauseItem key={at} clause={clause} again={isSameSubject(clauses[at - 1], clause)} folded={folded} />
    ))}
  </ul>
)

/** Icon and colours of a risk, always shown beside its word. Low risk is not a gain, so it is not green. */
const riskSigns: Record<RiskLevel, { icon: LucideIcon; ink: string; plate: string }> = {
  high: { icon: TriangleAlert, ink: 'text-risk', plate: 'bg-risk-soft' },
  medium: { icon: CircleAlert, ink: 'text-amber-text', plate: 'bg-amber-soft' },
  low: { icon: ShieldCheck, ink: 'text-ink-2', plate: 'bg-raised-2' },
}

/** The number of clauses from which on a topic can be chosen. */
const topicFilterFrom = 8

/** What the edital says, the highest risk first, then what it does not say. */
function EditalResult({
  answer: { content, clauses: everything, missing, items = [] },
  propertyId,
}: {
  answer: EditalAnswer
  propertyId: string | null
}) {
  const id = useId()
  const own = useOwnItem(items, propertyId)
  /** What the person chose; `undefined` while nothing was chosen, which shows the property's own item. */
  const [picked, setPicked] = useState<string | null>()
  const item = picked === undefined ? (own?.item ?? null) : picked
  const chosen = items.find(each => each.item === item) ?? null
  const clauses = chosen === null ? everything : everything.filter(clause => holdsForItem(clause, item))
  const narrow = useMedia('(width < 40rem)')
  const [topic, setTopic] = useState<EditalTopic | null>(null)
  const topics = groupByTopic(clauses)
  const all = groupByRisk(clauses)
  const words = ownWordsLabel({ content, clauses: everything })
  const shown = groupByRisk(clauses, topic).filter(group => group.clauses.length > 0)
  const isEmpty = words === '' && clauses.length + missing.length === 0
  return (
    <>
      {isEmpty && (
        <p className="edital-summary text-ink-2">
          {noExplanation}. Confira se o texto é mesmo o do edital, inteiro.
        </p>
      )}
      {items.length > 0 && (
        <EditalItems
          items={items}
          chosen={chosen}
          onChoose={setPicked}
          isAbsent={propertyId !== null && own === null}
        />
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
        <div className="flex items-center gap-3 mt-6 [&>div]:flex-1 [&>div]:max-w-80">
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
            className="mt-7 outline-none scroll-mt-[calc(var(--shell-height)_+_1rem)]"
          >
            <h2
              id={`${id}-${group.risk}-title`}
              className="text-md flex items-center gap-2 mb-1 font-semibold whitespace-pre"
            >
              <Icon className={classNames('size-5 shrink-0', ink)} />
              {riskNames[group.risk].name}
              <span className="font-normal text-ink-3"> · {group.clauses.length}</span>
            </h2>
            <ClauseList clauses={group.clauses} folded={narrow} />
          </section>
        )
      })}
      {missing.length > 0 && (
        <section
          aria-labelledby={`${id}-missing`}
          className="mt-7 outline-none scroll-mt-[calc(var(--shell-height)_+_1rem)]"
        >
          <h2
            id={`${id}-missing`}
            className="text-md flex items-center gap-2 mb-1 font-semibold whitespace-pre"
          >
            <FileQuestion className="size-5 shrink-0 text-ink-3" />O que não está no texto
          </h2>
          <p className="text-sm text-ink-3">Editais costumam tratar disto. Confira antes de dar um lance.</p>
          <dl className="mt-2">
            {missing.map(({ topic, title, advice }) => (
              <div key={topic} className="border-t border-line pt-3.5 pb-4">
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

/** The explanation for A4, whole and unfolded; it exists only while printing. */
function PrintedEdital({
  answer: { content, clauses, missing },
  name,
  source,
}: {
  answer: EditalAnswer
  name: string | null
  source: string
}) {
  const printing = usePrinting()
  if (!printing) return null
  return (
    <Paper>
      <h1 className="paper-title">{editalTitle({ clauses })}</h1>
      {name !== null && <p>{name}</p>}
      <p className="paper-quiet">{source}</p>
      <section className="reading-print-part">
        <MessageText text={ownWordsLabel({ content, clauses })} />
      </section>
      {groupByRisk(clauses)
        .filter(group => group.clauses.length > 0)
        .map(group => (
          <section key={group.risk} className="reading-print-part">
            <h2>
              {riskNames[group.risk].name} · {group.clauses.length}
            </h2>
            <ul>
              {group.clauses.map((clause, at) => (
                <li key={at}>
                  {!isSameSubject(group.clauses[at - 1], clause) && <h3>{nameClause(clause)}</h3>}
                  <p>{clause.explanation}</p>
                  <blockquote>“{clause.excerpt}”</blockquote>
                  {describePage(clause) !== null && (
                    <p className="paper-quiet">{capitalize(describePage(clause) ?? '')}</p>
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
      {missing.length > 0 && (
        <section className="reading-print-part">
          <h2>O que não está no texto</h2>
          <ul>
            {missing.map(({ topic, title, advice }) => (
              <li key={topic}>
                <strong>{title}.</strong> {advice}
              </li>
            ))}
          </ul>
        </section>
      )}
    </Paper>
  )
}

type KeptEdital = Extract<KeptPaper, { paper: 'edital' }>

const describeSource = ({
  name,
  readAt,
  reading: { pages, characters, number, items },
}: KeptEdital): string =>
  [
    name,
    number != null && `edital ${number}`,
    items !== undefined && items.length > 0 && formatCount(items.length, 'imóvel', 'imóveis'),
    pages !== null && (pages === 1 ? '1 página' : `${integerFormat(pages)} páginas`),
    `${integerFormat(characters)} ${characters === 1 ? 'caractere lido' : 'caracteres lidos'}`,
    `em ${formatBrasiliaDay(readAt)}`,
  ]
    .filter(Boolean)
    .join(' · ')

/** An edital explained: the clauses by risk, each with its sentence, to be read, copied, kept and printed. */
export function EditalReading({ paper }: { paper: KeptEdital }) {
  const { reading, propertyId } = paper
  const property = usePropertyLine(propertyId)
  const source = describeSource(paper)
  return (
    <article className="reading max-w-200 mx-auto">
      <ReadingHead
        paper={paper}
        answer={editalTitle(reading)}
        source={source}
        words={() => writeEditalAnswer(reading, property)}
      >
        {property !== null && <p className="mt-1 text-ink-2">{property}</p>}
        <p className="mt-1 text-ink-2">{describeRisk(reading.clauses)}</p>
      </ReadingHead>
      <EditalResult answer={reading} propertyId={propertyId} />
      <PrintedEdital answer={reading} name={property} source={source} />
    </article>
  )
}
