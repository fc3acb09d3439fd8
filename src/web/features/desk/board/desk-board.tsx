import '../desk.css'
import {
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { ItemResult } from '#contract/item-result.ts'
import type { FavoriteStage } from '#domain/property/favorite-stage.ts'
import { integerFormat } from '../../../ui/format-text.ts'
import { stageNames } from '../../listing/listing-labels.ts'
import { changeRows } from '../rows/desk-changes.ts'
import { type DeskRow, nameRow } from '../rows/desk-row.ts'
import type { CellContext } from '../table/desk-columns.ts'
import { BoardCard } from './board-card.tsx'
import { type BoardColumn, buildBoard, shiftStage } from './board-columns.ts'
import { makeDropTarget } from './card-dragging.ts'

/** Cards that a column draws at first, and with each press on "mais". */
const portion = 20

interface ColumnProps {
  column: BoardColumn
  results: ReadonlyMap<string, ItemResult>
  context: CellContext
  active: string | null
  hintId: string
  onMove: (row: DeskRow, stage: FavoriteStage) => void
  onMoveId: (id: string, stage: FavoriteStage) => void
  onOpen: (row: DeskRow) => void
}

function Column({ column, results, context, active, hintId, onMove, onMoveId, onOpen }: ColumnProps) {
  const { stage, rows, sum, without } = column
  const element = useRef<HTMLElement>(null)
  const heading = useId()
  const [over, setOver] = useState(false)
  const [most, setMost] = useState(portion)
  useEffect(
    () => (element.current ? makeDropTarget(element.current, setOver, id => onMoveId(id, stage)) : undefined),
    [stage, onMoveId],
  )
  const shown = rows.slice(0, most)
  const tabStop = shown.some(({ id }) => id === active) ? active : shown[0]?.id
  return (
    <section
      ref={element}
      aria-labelledby={heading}
      className="grid grid-cols-1 gap-2 min-w-0 min-h-48 rounded-lg [scroll-snap-align:start] content-start data-over:outline-2 data-over:outline-dashed data-over:outline-control-line data-over:outline-offset-[0.25rem] data-over:bg-raised-2"
      data-over={over || undefined}
    >
      <div className="flex items-baseline justify-between gap-2 px-1 pt-1 pb-2 border-b border-line-strong whitespace-nowrap [&>h2]:text-sm/5.5 [&>h2]:font-semibold">
        <h2 id={heading}>
          {stageNames[stage]} <span className="font-normal text-ink-3">{integerFormat(rows.length)}</span>
        </h2>
        <span className="text-ink-3">{sum}</span>
      </div>
      {without !== '' && <p className="px-1 text-2xs text-ink-3">{without}</p>}
      <ul className="board-cards grid grid-cols-1 gap-2" aria-labelledby={heading} data-stage={stage}>
        {shown.map(row => (
          <BoardCard
            key={row.id}
            row={row}
            result={results.get(row.id)}
            context={context}
            isTabStop={row.id === tabStop}
            hintId={hintId}
            onMove={onMove}
            onOpen={onOpen}
          />
        ))}
      </ul>
      {rows.length > most && (
        <button type="button" className="desk-action text-ink-2" onClick={() => setMost(most + portion)}>
          mais {integerFormat(rows.length - most)}
        </button>
      )}
    </section>
  )
}

const nameButton = (card: Element | null | undefined): HTMLElement | null =>
  card?.querySelector<HTMLElement>('.board-name') ?? null

/** Returns the card that an arrow leads to: above or below, or at the same height of the next column that has cards. */
function findCard(card: HTMLElement, key: string): Element | null | undefined {
  if (key === 'ArrowDown') return card.nextElementSibling
  if (key === 'ArrowUp') return card.previousElementSibling
  const list = card.parentElement
  const lists = [...(list?.closest('.board')?.querySelectorAll('.board-cards') ?? [])]
  const at = list === null ? -1 : lists.indexOf(list)
  const beside =
    key === 'ArrowRight'
      ? lists.slice(at + 1).find(each => each.children.length > 0)
      : lists.slice(0, Math.max(0, at)).findLast(each => each.children.length > 0)
  const place = [...(list?.children ?? [])].indexOf(card)
  return beside?.children[Math.min(place, beside.children.length - 1)]
}

/**
 * The desk as a board of six stages. Cards move by dragging, by their menu, and by Shift and an arrow; screen readers
 * announce where a card went.
 */
export function DeskBoard({
  rows,
  results,
  context,
  onOpen,
}: {
  rows: readonly DeskRow[]
  results: ReadonlyMap<string, ItemResult>
  context: CellContext
  onOpen: (row: DeskRow) => void
}) {
  const board = useRef<HTMLDivElement>(null)
  const hintId = useId()
  const [active, setActive] = useState<string | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const focusAfterMove = useRef<string | null>(null)
  const columns = useMemo(() => buildBoard(rows, results), [rows, results])
  const move = useCallback((row: DeskRow, stage: FavoriteStage) => {
    if (row.stage === stage) return
    setAnnouncement(
      `${nameRow(row)}: ${row.stage === null ? '' : `de ${stageNames[row.stage]} `}para ${stageNames[stage]}`,
    )
    setActive(row.id)
    changeRows([row], { stage })
  }, [])
  const moveId = useCallback(
    (id: string, stage: FavoriteStage) => {
      const row = rows.find(each => each.id === id)
      if (row !== undefined) move(row, stage)
    },
    [rows, move],
  )
  useEffect(() => {
    const id = focusAfterMove.current
    if (id === null) return
    const button = nameButton(board.current?.querySelector(`[data-card="${CSS.escape(id)}"]`))
    if (button === null) return
    focusAfterMove.current = null
    button.focus()
  })

  function onKeyDown(event: KeyboardEvent) {
    const { target, key } = event
    if (!(target instanceof HTMLElement) || !key.startsWith('Arrow') || event.altKey || event.ctrlKey) return
    if (!target.matches('.board-name')) return
    const card = target.closest<HTMLElement>('[data-card]')
    const row = rows.find(({ id }) => id === card?.dataset.card)
    if (card === null || row === undefined) return
    event.preventDefault()
    const sideways = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
    if (event.shiftKey && sideways !== 0) {
      const stage = shiftStage(row.stage, sideways)
      if (stage === null) return
      focusAfterMove.current = row.id
      move(row, stage)
      return
    }
    const button = nameButton(findCard(card, key))
    if (button === null) return
    setActive(button.closest<HTMLElement>('[data-card]')?.dataset.card ?? null)
    button.focus()
  }

  /** A press anywhere on a card opens it; its own buttons answer by themselves. */
  function onClick({ target }: MouseEvent) {
    if (!(target instanceof Element) || target.closest('button, [popover]') !== null) return
    const row = rows.find(({ id }) => id === target.closest<HTMLElement>('[data-card]')?.dataset.card)
    if (row !== undefined) onOpen(row)
  }

  return (
    <>
      <p id={hintId} className="sr-only">
        Setas andam entre os cartões; Shift com seta à direita ou à esquerda muda a etapa; Enter abre.
      </p>
      <output className="sr-only">{announcement}</output>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- The keys and presses are those of the cards. */}
      <div ref={board} className="board quiet-scroll" onKeyDown={onKeyDown} onClick={onClick}>
        {columns.map(column => (
          <Column
            key={column.stage}
            {...{ column, results, context, active, hintId, onOpen }}
            onMove={move}
            onMoveId={moveId}
          />
        ))}
      </div>
    </>
  )
}
