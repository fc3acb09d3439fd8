import { type KeyboardEvent, useEffect, useState } from 'react'
import { useEscape } from '../../ui/use-escape.ts'
import { type AreaVertex, addVertex } from './map-area.ts'
import type { MapController } from './map-controller.ts'

export interface AreaDrawing {
  /** The vertices so far; `null` when no area is being drawn. */
  vertices: readonly AreaVertex[] | null
  start: () => void
  cancel: () => void
  add: (vertex: AreaVertex) => void
  /** Adds a vertex at the map's center, for the keyboard. */
  addCentre: () => void
  undo: () => void
  close: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

/**
 * Draws an area vertex by vertex. Space adds one at the center, Backspace removes the last, Enter closes the area,
 * Esc cancels. At the end the focus returns to the map.
 */
export function useAreaDrawing(
  atlas: MapController | null,
  drawn: readonly AreaVertex[] | null,
  onDrawn: (vertices: AreaVertex[]) => void,
): AreaDrawing {
  const [vertices, setVertices] = useState<readonly AreaVertex[] | null>(null)
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
  useEscape(active, cancel)

  const drawing: Omit<AreaDrawing, 'onKeyDown'> = {
    vertices,
    start() {
      setVertices([])
      atlas?.focus()
    },
    cancel,
    add: vertex => setVertices(before => addVertex(before ?? [], vertex)),
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
