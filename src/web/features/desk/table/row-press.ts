/** How far a pointer goes between press and release at most, in pixels; farther, it is no press. */
const reach = 10

/** A pointer that was pressed on something in a row. */
export interface RowPress {
  target: Element
  x: number
  y: number
}

/** Whether an element is in a row, which has its id in `data-row`. */
const isInRow = (element: Element): boolean => element.closest('[data-row]') !== null

export const notePress = (event: Pick<PointerEvent, 'target' | 'clientX' | 'clientY'>): RowPress | null =>
  event.target instanceof Element && isInRow(event.target)
    ? { target: event.target, x: event.clientX, y: event.clientY }
    : null

/**
 * Gives a click to what was pressed, where the rows were put into another order before the release: the browser reports
 * it of the table's body then, which has both rows in it.
 */
export function repeatLostClick(press: RowPress | null, click: MouseEvent): void {
  if (press === null || !press.target.isConnected) return
  if (click.target instanceof Element && isInRow(click.target)) return
  if (Math.hypot(click.clientX - press.x, click.clientY - press.y) > reach) return
  press.target.dispatchEvent(new MouseEvent('click', click))
}
