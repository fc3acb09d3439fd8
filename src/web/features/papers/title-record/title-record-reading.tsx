import { type ReactNode, useId, useRef, useState } from 'react'
import type { KeptPaper } from '#contract/kept-paper-schemas.ts'
import { formatBrasiliaDay, toBrasiliaIso } from '#domain/brasilia-time.ts'
import { burdenStates } from '#domain/title-records/burden-state.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { integerFormat } from '../../../ui/format-text.ts'
import { useMedia } from '../../../ui/use-media.ts'
import { useNow } from '../../../framework/use-now.ts'
import { notAdvice } from '../frame/paper-notes.ts'
import { ReadingCounts } from '../frame/reading-counts.tsx'
import { ReadingHead } from '../frame/reading-head.tsx'
import { usePropertyLine } from '../frame/use-property-line.ts'
import { ActTimeline } from './act-timeline.tsx'
import { BurdenGroup, type ShowAct } from './burden-list.tsx'
import { burdenGroupTitles, burdenSigns } from './burden-signs.ts'
import { ActWords } from '../frame/act-words.tsx'
import { PrintedTitleRecord } from './printed-title-record.tsx'
import { TitleRecordFacts, TitleRecordMissing, TitleRecordWarnings } from './title-record-facts.tsx'
import { showActIn, type ShownAct, TitleRecordText } from './title-record-text.tsx'
import { describeCertificate, describeOwner, groupBurdens, writeAnswer } from './title-record-words.ts'
import type { TitleRecordAnswer } from '#contract/title-record-schemas.ts'
import { type TitleRecordPart, writeTitleRecordParts } from './title-record-parts.ts'
import { Undo2 } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { useEscape } from '../../../ui/use-escape.ts'
import { skipToken, useQuery } from '@tanstack/react-query'
import { plainWordsLimits } from '#contract/title-record-limits.ts'
import { useMe } from '../../../data/account/session.ts'
import { callApi } from '../../../data/api-client.ts'
import type { Burden } from './answer-parts.ts'

/** Milliseconds that a model may take for all passages. */
const timeoutMs = 60_000

const none: ReadonlyMap<Burden, string> = new Map()

/** The burdens whose passages are put into plainer words: those in force first, as many as are taken at once. */
function chooseBurdens(burdens: readonly Burden[]): Burden[] {
  const groups = groupBurdens(burdens)
  return burdenStates
    .flatMap(state => groups[state])
    .filter(({ excerpt }) => excerpt.trim() !== '' && excerpt.length <= plainWordsLimits.length)
    .slice(0, plainWordsLimits.passages)
}

/**
 * Returns a language model's plain rewording of the passages of burdens. Without a model, or when it fails, there is
 * none, and the passages themselves are shown.
 */
function usePlainWords(burdens: readonly Burden[]): ReadonlyMap<Burden, string> {
  const me = useMe()
  const chosen = chooseBurdens(burdens)
  const passages = chosen.map(({ excerpt }) => excerpt)
  const { data } = useQuery({
    queryKey: ['plain words', passages],
    queryFn:
      me && passages.length > 0
        ? ({ signal }) =>
            callApi('POST /api/title-records/plain-words', { body: { passages }, signal, timeoutMs })
        : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (data === undefined) return none
  return new Map(
    chosen.flatMap((burden, at) => {
      const words = data.words[at]
      return words ? [[burden, words] as const] : []
    }),
  )
}

/** The text beside the findings; Esc and a button lead back to the finding from which it was opened. */
function TextPane({
  onBack,
  note,
  children,
}: {
  /** `null` while no act is opened. */
  onBack: (() => void) | null
  note: string
  children: ReactNode
}) {
  const id = useId()
  const pane = useRef<HTMLElement>(null)
  useEscape(onBack !== null, () => onBack?.(), pane)
  return (
    <aside
      ref={pane}
      aria-labelledby={id}
      className="sticky top-[calc(var(--shell-height)_+_1rem)] flex flex-col self-start h-[calc(100dvh_-_var(--shell-height)_-_2rem)] border border-line rounded-xl bg-raised shadow-card overflow-hidden"
    >
      <div className="flex items-center justify-between gap-4 min-h-17 px-5 py-3 border-b border-line">
        <div className="min-w-0">
          <h2 id={id} className="font-semibold">
            O texto lido
          </h2>
          <p className="text-xs text-ink-3">{note}</p>
        </div>
        {onBack !== null && (
          <Button look="quiet" onClick={onBack}>
            <Undo2 className="size-4 shrink-0" />
            Voltar
          </Button>
        )}
      </div>
      {children}
    </aside>
  )
}

const listLines = (part: TitleRecordPart): readonly string[] =>
  part.kind === 'lines'
    ? part.items
    : part.kind === 'burdens'
      ? part.items.map(({ name, source, doubt, excerpt }) =>
          [`${name}: ${source}`, doubt, `“${excerpt}”`].filter(Boolean).join(' '),
        )
      : part.items.map(({ number, name, date, page }) =>
          [`${number}: ${name}`, date, `página ${String(page)}`].filter(Boolean).join(', '),
        )

/** Returns the whole reading as text for the clipboard. */
export function writeTitleRecord(reading: TitleRecordAnswer, name: string | null, today: string): string {
  const { answer, certificate, parts, notAdvice } = writeTitleRecordParts(reading, today)
  return [
    name === null ? 'Matrícula lida' : `Matrícula lida: ${name}`,
    answer,
    certificate,
    ...parts.map(part => [part.title, ...listLines(part).map(line => `- ${line}`)].join('\n')),
    notAdvice,
  ].join('\n\n')
}

type KeptTitleRecord = Extract<KeptPaper, { paper: 'title-record' }>

/** Where findings and text have room beside each other; as in `reading.css`. */
const besideQuery = '(width >= 72rem)'

const describeReading = ({ name, readAt, reading: { pages } }: KeptTitleRecord): string =>
  [
    name,
    pages !== null && (pages === 1 ? '1 página' : `${integerFormat(pages)} páginas`),
    `lida em ${formatBrasiliaDay(readAt)}`,
  ]
    .filter(Boolean)
    .join(' · ')

const textNote = 'Nomes e documentos de pessoas estão encobertos.'

/** A matrícula read: what holds now, each with its words, beside the text with its acts marked. */
export function TitleRecordReading({ paper }: { paper: KeptTitleRecord }) {
  const { reading, propertyId } = paper
  const { acts, burdens, owners, certificateDate, text } = reading
  const property = usePropertyLine(propertyId)
  const id = useId()
  const today = toBrasiliaIso(useNow()).slice(0, 10)
  const isBeside = useMedia(besideQuery)
  const [shown, setShown] = useState<ShownAct | null>(null)
  const opener = useRef<Element | null>(null)
  const plainWords = usePlainWords(burdens)
  const groups = groupBurdens(burdens)
  const source = describeReading(paper)
  const show: ShowAct =
    text === null
      ? null
      : act => {
          opener.current = document.activeElement
          setShown(before => ({ act, sequence: (before?.sequence ?? 0) + 1 }))
        }
  const goBack = () => {
    setShown(null)
    if (opener.current instanceof HTMLElement) opener.current.focus()
  }
  return (
    <article className="reading" data-text={text !== null || undefined}>
      <ReadingHead
        paper={paper}
        answer={writeAnswer(reading)}
        source={source}
        words={() => writeTitleRecord(reading, property, today)}
      >
        <ul className="flex flex-wrap gap-x-5 gap-y-0.5 mt-2 text-ink-2">
          {property !== null && <li>{property}</li>}
          {owners[0] && (
            <li>
              <ActWords
                text={
                  owners.length === 1
                    ? `Quem é dono: ${describeOwner(owners[0])}`
                    : `${String(owners.length)} donos: ${owners.map(describeOwner).join('; ')}`
                }
              />
            </li>
          )}
          <li>
            {certificateDate === null
              ? 'Certidão sem data no texto'
              : `Certidão de ${describeCertificate(certificateDate, today)}`}
          </li>
        </ul>
        <p className="reading-note mt-3">{notAdvice}</p>
      </ReadingHead>
      <div className="reading-columns">
        <div className="min-w-0">
          {burdens.length > 0 && (
            <div className="mb-6">
              <ReadingCounts
                label="Ônus por estado"
                counts={burdenStates.map(state => ({
                  key: state,
                  name: burdenGroupTitles[state],
                  total: groups[state].length,
                  target: `${id}-${state.replace(' ', '-')}`,
                  ...burdenSigns[state],
                }))}
              />
            </div>
          )}
          <TitleRecordWarnings answer={reading} />
          {burdenStates.map(state => (
            <BurdenGroup
              key={state}
              id={`${id}-${state.replace(' ', '-')}`}
              state={state}
              burdens={groups[state]}
              acts={acts}
              plainWords={plainWords}
              onShow={show}
            />
          ))}
          <TitleRecordFacts answer={reading} />
          <TitleRecordMissing answer={reading} />
          <ActTimeline acts={acts} burdens={burdens} shownAct={shown?.act ?? null} onShow={show} />
        </div>
        {text !== null && isBeside && (
          <TextPane onBack={shown === null ? null : goBack} note={textNote}>
            <TitleRecordText text={text} acts={acts} shown={shown} />
          </TextPane>
        )}
      </div>
      {text !== null && !isBeside && shown !== null && (
        <Dialog
          title="O texto lido"
          line={textNote}
          look={textDialog}
          onOpened={dialog => showActIn(dialog, shown.act)}
          onClose={() => setShown(null)}
        >
          <TitleRecordText text={text} acts={acts} shown={shown} />
        </Dialog>
      )}
      <PrintedTitleRecord reading={reading} name={property} source={source} today={today} />
    </article>
  )
}

const textDialog = {
  dialog: 'reading-dialog',
  head: 'flex items-start justify-between gap-4 px-5 pt-4 pb-3 border-b border-line',
  title: 'text-lg font-semibold',
  line: 'text-ink-3',
  close: '-mt-1.5 -mr-2',
}
