import { useEffect, useMemo, useRef } from 'react'
import { ActWords } from '../frame/act-words.tsx'
import type { Act } from './answer-parts.ts'
import { actNames } from './title-record-words.ts'

/** A stretch of the text: an act, or what stands outside of acts. */
interface TextPart {
  /** The act's place in the list of acts; `null` outside of acts. */
  act: number | null
  text: string
}

/** Cuts a text into its acts and what stands between them, all of it once. Ranges that overlap or lie outside are cut. */
export function cutIntoActs(text: string, acts: readonly Pick<Act, 'start' | 'end'>[]): TextPart[] {
  const parts: TextPart[] = []
  let at = 0
  const add = (act: number | null, end: number): void => {
    if (end > at) parts.push({ act, text: text.slice(at, end) })
    at = Math.max(at, end)
  }
  const order = acts
    .map((_, index) => index)
    .toSorted((a, b) => (acts[a]?.start ?? 0) - (acts[b]?.start ?? 0))
  for (const index of order) {
    const { start = 0, end = 0 } = acts[index] ?? {}
    add(null, Math.min(start, text.length))
    add(index, Math.min(end, text.length))
  }
  add(null, text.length)
  return parts
}

/** Characters from which on a line looks cut by the paper's edge, and not ended. */
const fullLine = 48

/** Joins the lines that the paper's edge cut, so that a text fills any width; characters stay as they are. */
export function flowLines(text: string): string {
  const lines = text.split('\n')
  return lines
    .map((line, at) => {
      const next = lines[at + 1]
      if (next === undefined) return line
      const isCut = line.trimEnd().length >= fullLine && next.trim() !== ''
      return isCut ? `${line.trimEnd()} ` : `${line}\n`
    })
    .join('')
    .replace(/ {3,}/g, '  ')
}

/** Which act the text is to show, and how often that was asked: the same act can be asked for again. */
export interface ShownAct {
  act: number
  sequence: number
}

/** Shows an act in a place that holds the text, and gives it the focus. */
export function showActIn(place: Element, act: number): void {
  const text = place.querySelector('.reading-text') ?? place
  const section = text.querySelector<HTMLElement>(`[data-act="${String(act)}"]`)
  if (section === null) return
  section.focus({ preventScroll: true })
  text.scrollTo({ top: section.offsetTop })
}

/** The text of a matrícula with its acts marked, scrolled to the act that is asked for, which takes the focus. */
export function TitleRecordText({
  text,
  acts,
  shown,
}: {
  text: string
  acts: readonly Act[]
  shown: ShownAct | null
}) {
  const place = useRef<HTMLElement>(null)
  const parts = useMemo(() => cutIntoActs(text, acts), [text, acts])
  useEffect(() => {
    if (shown !== null && place.current !== null) showActIn(place.current, shown.act)
  }, [shown])
  return (
    <section
      ref={place}
      className="reading-text quiet-scroll"
      aria-label="Texto da matrícula"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
    >
      {parts.map((part, at) => {
        const act = part.act === null ? undefined : acts[part.act]
        if (part.act === null || act === undefined) return <p key={at}>{flowLines(part.text.trim())}</p>
        return (
          <section
            key={at}
            data-act={part.act}
            data-current={shown?.act === part.act || undefined}
            tabIndex={-1}
            aria-label={`${act.number}, ${actNames[act.kind]}`}
          >
            <p aria-hidden="true" className="reading-text-head">
              <ActWords text={act.number} /> · {actNames[act.kind]}
            </p>
            <p>{flowLines(part.text.trim())}</p>
          </section>
        )
      })}
    </section>
  )
}
