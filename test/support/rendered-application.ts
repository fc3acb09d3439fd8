import { configure, getQueriesForElement, type Screen, waitFor, within } from '@testing-library/dom'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { presentRules } from '#contract/present-rules.ts'
import { ruleCalls } from '#contract/rule-calls.ts'
import { listRules } from '#domain/rules/rules.ts'
import { completeDocument } from './complete-document.ts'
import { type FakedServer, fakeServer } from './faked-server.ts'
import { trackPage } from './tracked-page.ts'

export { waitFor, within }

/** Queries of what the page shows. The library's own `screen` keeps to the first document that a worker had. */
export const screen = new Proxy({} as Screen, {
  get: (_, name: keyof Screen) => getQueriesForElement(document.body)[name as 'getByRole'],
})

configure({
  asyncUtilTimeout: 30_000,
  getElementError: message => new Error(`${message?.slice(0, 2_000)}`),
})

/** The whole application in a document without layout, with a faked server. */
export interface Application {
  server: FakedServer
  /** A person with a mouse and a keyboard. */
  user: UserEvent
  /** Opens an address of the site like a browser: of an earlier page only its stored data remains. */
  open(address: string): Promise<void>
  /** Opens the same address again. */
  reload(): Promise<void>
  /** Returns the shown address: path and query. */
  address(): string
}

/** A component test. It fails on every console error and on every unexpected request. */
export const it = test.extend<{ app: Application }>({
  app: async ({}, use) => {
    completeDocument()
    const problems: string[] = []
    const server = fakeServer(problem => problems.push(problem))
    // Beside any figure may stand that its rule is past its review: on this day none is.
    server.answer(ruleCalls.rules, presentRules(listRules(), '2026-11-01'))
    const written = vi.spyOn(console, 'error').mockImplementation((...words) => {
      // happy-dom does not know the element <search>.
      if (String(words[0]).startsWith('The tag <%s> is unrecognized') && words[1] === 'search') return
      problems.push(words.map(word => (word instanceof Error ? word.stack : String(word))).join(' '))
    })
    vi.stubGlobal('fetch', server.fetch)
    let close = (): void => undefined
    const address = () => window.location.pathname + window.location.search
    const open = async (to: string) => {
      await vi.dynamicImportSettled()
      close()
      close = await openPage(to)
    }
    await use({
      server,
      user: userEvent.setup({ delay: null }),
      open,
      reload: () => open(address()),
      address,
    })
    // Code that is still loading would run in a document that no longer exists.
    await vi.dynamicImportSettled()
    close()
    localStorage.clear()
    sessionStorage.clear()
    written.mockRestore()
    vi.unstubAllGlobals()
    expect(problems).toEqual([])
  },
})

/** Returns what assistive technology reads with a field: hints and errors. */
export const descriptionOf = (element: Element): string =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(/\s+/)
    .map(id => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim()

/** Returns the shown text, with every space as a plain one. */
export const shownText = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim()

/** Replaces the text of a field in one go. */
export async function fillField(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field)
  await user.clear(field)
  if (text !== '') await user.paste(text)
}

/** Returns the explanation that a button opens; opening it is the browser's part. */
export const explanationOf = (button: HTMLElement): HTMLElement | null =>
  document.getElementById(button.getAttribute('popovertarget') ?? '')

/** Returns the value beside a figure's name in a list of figures. */
export function figureText(place: HTMLElement, name: RegExp): string {
  const shown = within(place).getByRole('button', { name }).closest('dl > div')
  return shownText(shown?.querySelector('dd'))
}

/** Waits until the element has the focus. */
export const expectFocus = (element: Element): Promise<void> =>
  waitFor(() => {
    const focused = document.activeElement
    if (focused !== element)
      throw new Error(
        `The focus is on ${focused?.outerHTML.slice(0, 200)}, not on ${element.outerHTML.slice(0, 200)}`,
      )
  })

/** Returns the current toast. */
export const findToast = (): Promise<HTMLElement> =>
  screen.findByRole('region', { name: /^Avisos \(/ }).then(place => within(place).findByRole('listitem'))

async function openPage(address: string): Promise<() => void> {
  vi.resetModules()
  window.history.replaceState(null, '', address)
  document.body.innerHTML = '<div id="root"></div>'
  const stopTracking = trackPage()
  const { startApplication } = await import('#web/start-application.tsx')
  const stop = await startApplication(document.getElementById('root') as HTMLElement)
  return () => {
    stop()
    stopTracking()
    document.body.innerHTML = ''
  }
}
