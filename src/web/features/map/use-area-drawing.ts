import { type KeyboardEvent, useEffect, useState } from 'react'
import { encodeShape, type ShapePoint } from '#domain/search/area-shape.ts'
import { useEscape } from '../../ui/use-escape.ts'
import { addCorner, type DrawingMode, type DrawnArea, emptyArea, findAreaProblem } from './area-drawing.ts'
import type { MapController } from './map-controller.ts'

export interface AreaDrawing {
  /** The area so far; `null` when none is being drawn. */
  area: DrawnArea | null
  mode: DrawingMode
  setMode: (mode: DrawingMode) => void
  start: () => void
  cancel: () => void
  /** Adds a corner where the pointer pressed. */
  add: (corner: ShapePoint) => void
  /** Takes a line traced by hand as the area. */
  trace: (points: ShapePoint[]) => void
  /** Adds a corner at the map's center, for the keyboard. */
  addCentre: () => void
  /** Takes the last corner or line back. */
  undo: () => void
  finish: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

/**
 * Draws an area corner by corner or by hand. On the map's keyboard, Space adds a corner at the center, Backspace takes
 * the last step back, Enter finishes the area, Esc cancels. At the end the focus returns to the map.
 */
export function useAreaDrawing(
  atlas: MapController | null,
  outlines: readonly ShapePoint[][],
  onDrawn: (shape: string) => void,
): AreaDrawing {
  /** The area after each step, the newest last; `null` when no area is being drawn. */
  const [steps, setSteps] = useState<readonly DrawnArea[] | null>(null)
  const [mode, setMode] = useState<DrawingMode>('freehand')
  const area = steps === null ? null : (steps.at(-1) ?? emptyArea)
  const active = area !== null
  useEffect(() => atlas?.draw(active ? mode : null), [atlas, active, mode])
  useEffect(() => {
    if (area === null) atlas?.outline(outlines)
    else atlas?.outlineDrawing(area)
  }, [atlas, area, outlines])
  const cancel = () => {
    setSteps(null)
    atlas?.focus()
  }
  useEscape(active, cancel)
  const step = (change: (area: DrawnArea) => DrawnArea) =>
    setSteps(before => {
      const latest = before?.at(-1) ?? emptyArea
      const next = change(latest)
      return next === latest ? before : [...(before ?? []), next]
    })

  const drawing: Omit<AreaDrawing, 'onKeyDown'> = {
    area,
    mode,
    setMode,
    start() {
      setSteps([])
      atlas?.focus()
    },
    cancel,
    add(corner) {
      // By hand, a press beside the line that was just traced does not replace it.
      if (mode !== 'freehand' || !area?.traced) step(before => addCorner(before, corner))
    },
    trace: points => step(() => ({ points, traced: true })),
    addCentre() {
      if (atlas) step(before => addCorner(before, atlas.camera.centre()))
    },
    undo: () => setSteps(before => before?.slice(0, -1) ?? null),
    finish() {
      if (area === null || findAreaProblem(area) !== null) return
      cancel()
      onDrawn(encodeShape(area.points))
    },
  }
  return {
    ...drawing,
    onKeyDown(event) {
      if (!active) return
      const act = { Enter: drawing.finish, ' ': drawing.addCentre, Backspace: drawing.undo }[event.key]
      if (!act) return
      event.preventDefault()
      act()
    },
  }
}
