import type { Page } from 'playwright-core'
import type { MeasuredPress } from './visits.ts'

/** When the parts of one press happened, in milliseconds since the navigation began. */
export interface PressTimes {
  /** The button was painted. */
  seen: number
  /** The finger reached the browser, the first time. */
  pressed: number
  /** The page had painted its answer. */
  answered: number
  /** How many presses were needed: more than one means that the page lost some. */
  presses: number
}

interface PressWatch {
  seen: number | null
  pressed: number | null
  answered: number | null
  x: number
  y: number
}

/**
 * Runs in the page before its own scripts: notes when the button is painted, when it is first pressed, and when the
 * answer is painted. Written without inner named functions: they would need a helper of the compiler.
 */
const watchPress = ({ selector, answer }: MeasuredPress): void => {
  const watch: PressWatch = { seen: null, pressed: null, answered: null, x: 0, y: 0 }
  Object.assign(globalThis, { pressWatch: watch })
  let before: string | null = null
  const watcher = { next: (): void => undefined }
  watcher.next = () => {
    const button = [...document.querySelectorAll<HTMLElement>(selector)].find(each => {
      const box = each.getBoundingClientRect()
      const over = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
      return box.width > 0 && over !== null && (each === over || each.contains(over))
    })
    if (watch.seen === null && button && performance.getEntriesByName('first-contentful-paint').length > 0) {
      const box = button.getBoundingClientRect()
      watch.x = box.x + box.width / 2
      watch.y = box.y + box.height / 2
      before = button.getAttribute('aria-pressed')
      watch.seen = performance.now()
    }
    if (watch.pressed !== null && watch.answered === null) {
      const now = document.querySelector(selector)?.getAttribute('aria-pressed') ?? null
      const isAnswered =
        answer === 'dialog'
          ? document.querySelector('dialog[open], [role=dialog]') !== null
          : answer === 'pressed'
            ? now !== null && now !== before
            : document.activeElement?.matches(selector) === true
      if (isAnswered) watch.answered = performance.now()
    }
    requestAnimationFrame(watcher.next)
  }
  addEventListener(
    'pointerdown',
    event => {
      watch.pressed ??= event.timeStamp
    },
    true,
  )
  requestAnimationFrame(watcher.next)
}

/** How long a person waits for an answer before pressing again, in milliseconds. */
const timeoutMs = 3000

/**
 * Opens an address, presses the button as soon as it is painted, again after three seconds without an answer, and
 * returns when each happened; `null` when there is no such button or it never answered.
 */
export async function measurePress(
  page: Page,
  address: string,
  press: MeasuredPress,
): Promise<PressTimes | null> {
  await page.addInitScript('globalThis.__name = named => named')
  await page.addInitScript(watchPress, press)
  await page.goto(address, { waitUntil: 'commit' })
  const read = (): Promise<PressWatch> =>
    page.evaluate(() => (globalThis as unknown as { pressWatch: PressWatch }).pressWatch)
  const wait = (part: 'seen' | 'answered', timeout: number): Promise<boolean> =>
    page
      .waitForFunction(
        name => (globalThis as unknown as { pressWatch: PressWatch }).pressWatch[name] !== null,
        part,
        { timeout, polling: 'raf' },
      )
      .then(
        () => true,
        () => false,
      )
  if (!(await wait('seen', 30_000))) return null
  for (let presses = 1; presses <= 5; presses++) {
    const { x, y } = await read()
    await page.touchscreen.tap(x, y)
    if (!(await wait('answered', timeoutMs))) continue
    const { seen, pressed, answered } = await read()
    if (seen === null || pressed === null || answered === null) return null
    return { seen, pressed, answered, presses }
  }
  return null
}
