import { useId } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { formatShortDate } from '#domain/format-figures.ts'
import { type BurdenState, burdenStates } from '#domain/title-records/burden-state.ts'
import type { ShowAct } from './burden-list.tsx'
import { ActWords } from '../frame/act-words.tsx'
import { burdenSigns } from './burden-signs.ts'
import { findAct } from './find-act.ts'
import type { Act, Burden } from './answer-parts.ts'
import { actNames, groupBurdens } from './title-record-words.ts'

const stateWords: Readonly<Record<BurdenState, string>> = {
  'in force': 'em vigor',
  uncertain: 'incerto',
  cancelled: 'cancelado',
}

/** What has become of the burdens that acts made, by the act's place. */
function stateByAct(burdens: readonly Burden[], acts: readonly Act[]): Map<number, BurdenState> {
  const groups = groupBurdens(burdens)
  const states = new Map<number, BurdenState>()
  for (const state of burdenStates.toReversed())
    for (const burden of groups[state]) {
      const act = findAct(burden, acts)
      if (act !== null) states.set(act, state)
    }
  return states
}

const ActLine = ({ act, state }: { act: Act; state: BurdenState | undefined }) => {
  const Icon = state && burdenSigns[state].icon
  return (
    <>
      <span className="flex-none min-w-13 font-semibold tabular-nums">
        <ActWords text={act.number} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-medium text-pretty">{actNames[act.kind]}</span>
        <span className="block text-sm text-ink-3">
          {act.date === null ? 'sem data no texto' : formatShortDate(act.date)} · página {act.page}
        </span>
      </span>
      {state && Icon && (
        <span
          className={classNames(
            'flex shrink-0 items-center gap-1.5 text-sm max-sm:basis-full max-sm:pl-16',
            burdenSigns[state].ink,
          )}
        >
          <Icon className="size-4 shrink-0" />
          {stateWords[state]}
        </span>
      )}
    </>
  )
}

/** All acts in their order; a press opens the text at the act. */
export function ActTimeline({
  acts,
  burdens,
  shownAct,
  onShow,
}: {
  acts: readonly Act[]
  burdens: readonly Burden[]
  shownAct: number | null
  onShow: ShowAct
}) {
  const id = useId()
  const states = stateByAct(burdens, acts)
  if (acts.length === 0) return null
  return (
    <section aria-labelledby={id} className="reading-group">
      <h2 id={id} className="text-md flex items-center gap-2 mb-2 font-semibold whitespace-pre-wrap">
        Todos os atos
        <span className="font-normal text-ink-3">· {acts.length}</span>
      </h2>
      <ol className="reading-acts">
        {acts.map((act, at) => (
          <li key={at} data-state={states.get(at)}>
            {onShow === null ? (
              <div className="reading-act">
                <ActLine act={act} state={states.get(at)} />
              </div>
            ) : (
              <button
                type="button"
                className="reading-act"
                aria-current={shownAct === at || undefined}
                onClick={() => onShow(at)}
              >
                <ActLine act={act} state={states.get(at)} />
              </button>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
