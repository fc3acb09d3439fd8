import { useId } from 'react'
import {
  burdenNames,
  type BurdenState,
  describeDoubt,
  describeDoubtWords,
} from '#domain/title-records/burden-state.ts'
import { classNames } from '../../../ui/class-names.ts'
import { ActWords } from '../frame/act-words.tsx'
import { burdenGroupTitles, burdenSigns } from './burden-signs.ts'
import { findAct, findCancellingAct } from './find-act.ts'
import type { Act, Burden } from './answer-parts.ts'
import { burdenMeanings, certaintyWords, describeSource } from './title-record-words.ts'

const bars: Readonly<Record<Burden['certainty'], number>> = { low: 1, medium: 2, high: 3 }

/** How sure the reading is: bars, and the words that say it. */
const CertaintySign = ({ certainty }: { certainty: Burden['certainty'] }) => (
  <p className="text-sm/5.5 flex items-center gap-2 mt-2.5 text-ink-3">
    <span aria-hidden="true" className="inline-flex flex-none items-end gap-[2px]">
      {[1, 2, 3].map(bar => (
        <span
          key={bar}
          className={classNames(
            'w-1 rounded-[1px] border',
            ['h-1.5', 'h-2.25', 'h-3'][bar - 1],
            bar <= bars[certainty] ? 'border-ink-2 bg-ink-2' : 'border-ink-3',
          )}
        />
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
    <li className="pt-3.5 pb-4 border-t border-t-line first:pt-1 first:border-t-0 last:pb-0">
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
      {burden.excerpt !== '' && (
        <blockquote className="text-sm/5.5 mt-2.5 pl-3.5 border-l-3 border-l-line-strong text-ink-2 wrap-anywhere">
          “{burden.excerpt}”
        </blockquote>
      )}
      {plainWords !== null && (
        <p className="text-sm/5.5 mt-2 px-3.5 py-2.5 rounded-md bg-raised-2 text-pretty">
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
      <h2 id={title} className="text-md flex items-center gap-2 mb-2 font-semibold whitespace-pre-wrap">
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
