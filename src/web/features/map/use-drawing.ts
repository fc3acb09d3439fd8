import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react'
import { type Vertex, withVertex } from './area.ts'
import type { Atlas } from './atlas.ts'

export interface Drawing {
  /** The vertices so far; `null` when no area is being drawn. */
  vertices: readonly Vertex[] | null
  start: () => void
  cancel: () => void
  add: (vertex: Vertex) => void
  /** Adds a vertex at the map's center, for the keyboard. */
  addCentre: () => void
  undo: () => void
  close: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** Whether Escape belongs to something that lies over the map. */
const isCovered = (): boolean => document.querySelector('dialog[open], :popover-open') !== null

/**
 * Draws an area vertex by vertex. Space adds one at the center, Backspace removes the last, Enter closes the area,
 * Esc cancels. At the end the focus returns to the map.
 */
export function useDrawing(
  atlas: Atlas | null,
  drawn: readonly Vertex[] | null,
  onDrawn: (vertices: Vertex[]) => void,
): Drawing {
  const [vertices, setVertices] = useState<readonly Vertex[] | null>(null)
  const active = vertices !== null
  useEffect(() => atlas?.draw(active), [atlas, active])
  useEffect(() => {
    if (vertices !== null) atlas?.outline(vertices, false)
    else atlas?.outline(drawn ?? [], true)
  }, [atlas, vertices, drawn])
  const cancel = () => {
    setVertices(null)
    atlas?.focus()
  }
  const leave = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key === 'Escape' && !isCovered()) cancel()
  })
  useEffect(() => {
    if (!active) return undefined
    const listen = (event: globalThis.KeyboardEvent) => leave(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [active])

  const drawing: Omit<Drawing, 'onKeyDown'> = {
    vertices,
    start() {
      setVertices([])
      atlas?.focus()
    },
    cancel,
    add: vertex => setVertices(before => withVertex(before ?? [], vertex)),
    addCentre() {
      if (atlas) drawing.add(atlas.camera.centre())
    },
    undo: () => setVertices(before => before?.slice(0, -1) ?? null),
    close() {
      if (vertices === null || vertices.length < 3) return
      cancel()
      onDrawn([...vertices])
    },
  }
  return {
    ...drawing,
    onKeyDown(event) {
      if (!active) return
      const act = { Enter: drawing.close, ' ': drawing.addCentre, Backspace: drawing.undo }[event.key]
      if (!act) return
      event.preventDefault()
      act()
    },
  }
}
