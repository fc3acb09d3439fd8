import { useId } from 'react'
import { burdenNames, type BurdenState, describeDoubt, describeDoubtWords } from '#domain/title-records/burden-state.ts'
import { classNames } from '../../../ui/class-names.ts'
import { ActWords } from '../frame/act-words.tsx'
import { burdenGroupTitles, burdenSigns } from './burden-signs.ts'
import { findAct, findCancellingAct } from './find-act.ts'
import type { Act, Burden } from './answer-parts.ts'
import { burdenMeanings, certaintyWords, describeSource } from './title-record-words.ts'

const bars: Readonly<Record<Burden['certainty'], number>> = { low: 1, medium: 2, high: 3 }

/** How sure the reading is: bars, and the words that say it. */
const CertaintySign = ({ certainty }: { certainty: Burden['certainty'] }) => (
  <p className="reading-certainty">
    <span aria-hidden="true" className="reading-bars">
      {[1, 2, 3].map(bar => (
        <span key={bar} data-full={bar <= bars[certainty] || undefined} />
      ))}
    </span>
    {certaintyWords[certainty]}
  </p>
)

/** Opens the text at an act, by its place in the list of acts; `null` where there is no text. */
export type ShowAct = ((act: number) => void) | null

const ActButton = ({ act, acts, onShow }: { act: number | null; acts: readonly Act[]; onShow: ShowAct }) => {
  const number = act === null ? undefined : acts[act]?.number
  if (act === null || number === undefined || onShow === null) return null
  return (
    <button type="button" className="text-link" onClick={() => onShow(act)}>
      <ActWords text={`Ver ${number} no texto`} />
    </button>
  )
}

const BurdenItem = ({
  burden,
  acts,
  plainWords,
  onShow,
}: {
  burden: Burden
  acts: readonly Act[]
  plainWords: string | null
  onShow: ShowAct
}) => {
  const doubt = describeDoubt(burden)
  const doubtWords = describeDoubtWords(burden)
  return (
    <li className="reading-item">
      <h3 className="font-semibold text-pretty">{burdenNames[burden.kind]}</h3>
      <p className="text-sm text-ink-3">
        <ActWords text={describeSource(burden, acts)} /> · página {burden.page}
      </p>
      <p className="mt-1.5 text-pretty">{burdenMeanings[burden.kind]}</p>
      {doubt !== null && (
        <p className="mt-1.5 text-pretty">
          <strong className="font-semibold">Por que é incerto:</strong> <ActWords text={doubt} />
        </p>
      )}
      {doubtWords !== null && (
        <p className="mt-1.5 text-pretty">
          <ActWords text={doubtWords} />
        </p>
      )}
      {burden.excerpt !== '' && <blockquote className="reading-quote">“{burden.excerpt}”</blockquote>}
      {plainWords !== null && (
        <p className="reading-plain">
          <span className="font-medium text-ink-3">Em outras palavras, por um modelo: </span>
          {plainWords}
        </p>
      )}
      <CertaintySign certainty={burden.certainty} />
      <div className="-mb-2 flex flex-wrap gap-x-4 text-sm">
        <ActButton act={findAct(burden, acts)} acts={acts} onShow={onShow} />
        <ActButton act={findCancellingAct(burden, acts)} acts={acts} onShow={onShow} />
      </div>
    </li>
  )
}

/** The burdens of one state, in the order of the acts. */
export function BurdenGroup({
  id,
  state,
  burdens,
  acts,
  plainWords,
  onShow,
}: {
  /** For scrolling to it. */
  id: string
  state: BurdenState
  burdens: readonly Burden[]
  acts: readonly Act[]
  /** By burden; a burden without has none. */
  plainWords: ReadonlyMap<Burden, string>
  onShow: ShowAct
}) {
  const title = useId()
  const { icon: Icon, ink } = burdenSigns[state]
  if (burdens.length === 0) return null
  return (
    <section id={id} tabIndex={-1} aria-labelledby={title} className="reading-group">
      <h2 id={title} className="reading-group-title">
        <Icon className={classNames('size-5 shrink-0', ink)} />
        {burdenGroupTitles[state]}
        <span className="font-normal text-ink-3">· {burdens.length}</span>
      </h2>
      <ul>
        {burdens.map((burden, at) => (
          <BurdenItem
            key={at}
            burden={burden}
            acts={acts}
            plainWords={plainWords.get(burden) ?? null}
            onShow={onShow}
          />
        ))}
      </ul>
    </section>
  )
}
