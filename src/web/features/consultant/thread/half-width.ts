/** Width of a pill's frame in characters. */
const frame = 8

/** Returns the width in characters, as CSS, at which pills fit into two rows (page/chat-page.css). */
export function computeTwoRowWidth(labels: readonly string[]): string {
  const widths = labels.map(label => label.length + frame)
  const all = widths.reduce((sum, width) => sum + width, 0)
  return `${Math.ceil((all + Math.max(0, ...widths)) / 2)}ch`
}
