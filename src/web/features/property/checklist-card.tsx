import {
  CircleCheck,
  CircleHelp,
  type LucideIcon,
  OctagonAlert,
  ShieldAlert,
  TriangleAlert,
} from 'lucide-react'
import { use, useState } from 'react'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { buildChecklist } from '#domain/edital/checklist.ts'
import type { ChecklistItem } from '#domain/edital/checklist-facts.ts'
import { unreadPage } from '#domain/edital/checklist-words.ts'
import type { OwnAnswers } from '#domain/judgement/own-answers.ts'
import { classNames } from '../../ui/class-names.ts'
import { useNow } from '../../framework/use-now.ts'
import { Panel } from '../../ui/panel.tsx'
import { FoldedContext } from './folding-panel.tsx'
import { describeOwnAnswer, questionOfItem } from './question-words.ts'
import { useJudgedProperty } from './use-judged-property.ts'
import { lastKnownAccount, onAccountCleared } from '../../data/account/session.ts'
import { readStored, removeAllStored, writeStored } from '../../framework/browser-storage.ts'

type State = ChecklistItem['state']

const stateRank: Record<State, number> = { risk: 0, attention: 1, unknown: 2, ok: 3 }

/** Sorts items by state, the worst first; within a state in the checklist's order. */
export const orderByRisk = (items: readonly ChecklistItem[]): ChecklistItem[] =>
  items.toSorted((a, b) => stateRank[a.state] - stateRank[b.state])

/** Formats `3 de 9 conferidos`, counting items that are still on the list. */
export function describeChecklistProgress(
  items: readonly ChecklistItem[],
  ticked: readonly string[],
): string {
  const done = items.filter(({ key }) => ticked.includes(key)).length
  return `${done} de ${items.length} ${done === 1 ? 'conferido' : 'conferidos'}`
}

/** The former names of keys that browsers may still store. */
const renamedKeys: Readonly<Record<string, string>> = { notice: 'edital' }

/** Parses the stored keys, former names included; empty when nothing is stored. */
export function parseTicks(stored: string | null): string[] {
  return stored === null
    ? []
    : stored
        .split(',')
        .filter(Boolean)
        .map(key => renamedKeys[key] ?? key)
}

/** Adds the key, or removes it when present. */
export const toggleTick = (ticked: readonly string[], key: string): string[] =>
  ticked.includes(key) ? ticked.filter(other => other !== key) : [...ticked, key]

const prefix = 'account:checked:'

/** Clears the ticks on sign-out. */
onAccountCleared(() => removeAllStored(prefix))

const keyOf = (id: string): string => `${prefix}${lastKnownAccount()?.user.id ?? ''}:${id}`

/** Returns what the account in this browser has ticked off of a property's checklist. */
export const readTicks = (id: string): string[] => parseTicks(readStored(keyOf(id)))

/** Stores the ticks. */
export const storeTicks = (id: string, ticked: readonly string[]): void =>
  writeStored(keyOf(id), ticked.join())

const states: Record<ChecklistItem['state'], { word: string; icon: LucideIcon; ink: string }> = {
  risk: { word: 'Risco', icon: OctagonAlert, ink: 'text-risk' },
  attention: { word: 'Atenção', icon: TriangleAlert, ink: 'text-amber-text' },
  unknown: { word: 'Não informado', icon: CircleHelp, ink: 'text-ink-3' },
  ok: { word: 'Informado', icon: CircleCheck, ink: 'text-ink-2' },
}

/** An item that the sources do not answer and the person does. */
const answeredState = { word: 'Resposta sua', icon: CircleCheck, ink: 'text-ink-2' }
/**
 * An item that an automatic reading answers; it does not count as settled, because the reading may have found a burden.
 */
const readState = { word: 'Leitura automática', icon: CircleHelp, ink: 'text-ink-3' }

interface ItemAnswer {
  words: string
  /** The paper it was taken from; `null` where the person found it out. */
  source: string | null
  /** It says only that a paper was read by the explainer. */
  isReading: boolean
}

function Item({
  item,
  ownAnswer,
  ticked,
  onTick,
}: {
  item: ChecklistItem
  /** What the person found out about it. */
  ownAnswer: ItemAnswer | null
  ticked: boolean
  onTick: () => void
}) {
  const {
    word,
    icon: Icon,
    ink,
  } = ownAnswer !== null && item.state === 'unknown'
    ? ownAnswer.isReading
      ? readState
      : answeredState
    : states[item.state]
  return (
    <li className="flex gap-3 border-t border-line py-3 first:border-t-0 first:pt-0">
      <Icon className={classNames('mt-0.5 size-4.5 shrink-0', ink)} aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <div className="flex items-start justify-between gap-2">
          <h3 className="text-sm font-semibold text-pretty">
            {item.title}{' '}
            <span className={classNames('text-2xs font-medium whitespace-nowrap', ink)}>{word}</span>
          </h3>
          <label className="-my-3 -mr-3 grid size-target shrink-0 place-content-center">
            <input type="checkbox" className="tick" checked={ticked} onChange={onTick} />
            <span className="sr-only">Conferi: {item.title}</span>
          </label>
        </div>
        {ownAnswer && (
          <p className="mt-0.5 text-sm font-medium first-letter:uppercase">
            {ownAnswer.words}{' '}
            <span className="font-normal text-ink-3">
              {ownAnswer.isReading
                ? '(leitura automática: o que pesa está em “Os papéis, lado a lado”)'
                : ownAnswer.source === null
                  ? '(resposta sua)'
                  : `(resposta sua, tirada ${ownAnswer.source})`}
            </span>
          </p>
        )}
        <p className="mt-0.5 text-sm text-ink-2 text-pretty break-words">{item.text}</p>
        {item.excerpt && (
          <blockquote className="mt-1.5 border-l-2 border-line-strong pl-3 text-xs text-ink-3 text-pretty break-words">
            “{item.excerpt}”
          </blockquote>
        )}
        <p className="mt-1 text-2xs text-ink-3">Fonte: {item.source}</p>
      </div>
    </li>
  )
}

function describeItemAnswer({ key }: ChecklistItem, answers: OwnAnswers): ItemAnswer | null {
  const question = questionOfItem[key]
  const words = question === undefined ? null : describeOwnAnswer(question, answers)
  if (question === undefined || words === null) return null
  const source = answers[question]?.source ?? null
  return { words, source, isReading: answers[question]?.value === 'read' && source !== null }
}

/** The source of what only a page of the bank says, for a listing that has none. */
const noPage = 'nenhuma, por ser imóvel de demonstração'

/** The items shown at first on a wide screen and on a phone; every risk is among them, as they come first. */
const shownAtFirst = { wide: 6, folded: 3 }

/** What to verify before bidding, the risks first; the ticks are stored for this account in this browser only. */
export function ChecklistCard({
  property,
  demonstration = false,
}: {
  property: PropertyDetail
  /** The listing is invented: there is no page that could be read. */
  demonstration?: boolean
}) {
  const [ticked, setTicked] = useState(() => readTicks(property.id))
  const [all, setAll] = useState(false)
  const { answers } = useJudgedProperty()
  const now = useNow()
  const items = orderByRisk(buildChecklist(property, new Date(now))).map(item =>
    demonstration && item.source === unreadPage ? { ...item, source: noPage } : item,
  )
  const risks = items.filter(({ state }) => state === 'risk').length
  const shown = Math.max(risks, shownAtFirst[use(FoldedContext) ? 'folded' : 'wide'])
  const tick = (item: string): void => {
    const next = toggleTick(ticked, item)
    setTicked(next)
    storeTicks(property.id, next)
  }
  return (
    <Panel
      title="Antes de dar o lance"
      icon={ShieldAlert}
      aside={
        <output className="shrink-0 text-xs text-ink-3">{describeChecklistProgress(items, ticked)}</output>
      }
    >
      <ul>
        {(all ? items : items.slice(0, shown)).map(item => (
          <Item
            key={item.key}
            item={item}
            ownAnswer={describeItemAnswer(item, answers)}
            ticked={ticked.includes(item.key)}
            onTick={() => tick(item.key)}
          />
        ))}
      </ul>
      {!all && items.length > shown && (
        <button type="button" className="text-link mt-1 self-start text-sm" onClick={() => setAll(true)}>
          Ver mais {items.length - shown}
        </button>
      )}
    </Panel>
  )
}
