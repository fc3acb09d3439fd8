/** Characters that a pill needs besides its words. */
const frame = 8

/** How wide pills may have to be laid out so that they take two rows, in characters, as CSS (thread.css). */
export function halfWidth(labels: readonly string[]): string {
  const widths = labels.map(label => label.length + frame)
  const all = widths.reduce((sum, width) => sum + width, 0)
  return `${Math.ceil((all + Math.max(0, ...widths)) / 2)}ch`
}
