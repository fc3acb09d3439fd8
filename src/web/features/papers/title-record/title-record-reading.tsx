import { useId, useRef, useState } from 'react'
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
import { TextPane } from './text-pane.tsx'
import { writeTitleRecord } from './title-record-clipboard.ts'
import { TitleRecordFacts, TitleRecordMissing, TitleRecordWarnings } from './title-record-facts.tsx'
import { showActIn, type ShownAct, TitleRecordText } from './title-record-text.tsx'
import { describeCertificate, describeOwner, groupBurdens, writeAnswer } from './title-record-words.ts'
import { usePlainWords } from './use-plain-words.ts'

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
          setShown(before => ({ act, turn: (before?.turn ?? 0) + 1 }))
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
        <ul className="reading-facts">
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
  head: 'reading-dialog-head',
  title: 'text-lg font-semibold',
  line: 'text-ink-3',
  close: '-mt-1.5 -mr-2',
}
