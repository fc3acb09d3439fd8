import { useEffect, useMemo, useRef } from 'react'
import { ActWords } from '../frame/act-words.tsx'
import { flowLines } from './flow-lines.ts'
import { cutIntoActs } from './text-parts.ts'
import type { Act } from './answer-parts.ts'
import { actNames } from './title-record-words.ts'

/** Which act the text is to show, and how often that was asked: the same act can be asked for again. */
export interface ShownAct {
  act: number
  turn: number
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
