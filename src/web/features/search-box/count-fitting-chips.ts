/**
 * Returns how many chips fit in one row: all, or as many as leave room for the button that shows the others. All
 * lengths are in CSS pixels.
 */
export function countFittingChips(
  widths: readonly number[],
  { room, gap, button }: { room: number; gap: number; button: number },
): number {
  let end = -gap
  let besideButton = 0
  for (const width of widths) {
    end += gap + width
    if (end + gap + button <= room) besideButton++
  }
  return end <= room ? widths.length : besideButton
}
