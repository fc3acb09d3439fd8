/**
 * Returns a write of one item that joins others: what comes during `pause`, and while a statement runs, is written by the
 * next one. Each call resolves, or rejects, with the statement that its item was in.
 * @param atMost items in one statement
 */
export function writeTogether<Item>(
  write: (items: readonly Item[]) => Promise<void>,
  { pause, atMost = 100 }: { pause: () => Promise<unknown>; atMost?: number },
): (item: Item) => Promise<void> {
  let waiting: { items: Item[]; written: Promise<void> } | null = null
  let running: Promise<unknown> = Promise.resolve()

  return item => {
    if (waiting && waiting.items.length < atMost) {
      waiting.items.push(item)
      return waiting.written
    }
    const items = [item]
    const written = Promise.all([running, pause()]).then(() => {
      if (waiting?.items === items) waiting = null
      return write(items)
    })
    waiting = { items, written }
    running = written.catch(() => undefined)
    return written
  }
}
