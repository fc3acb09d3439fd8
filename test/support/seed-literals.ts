import { expect } from 'vitest'
import { type Application, it, shownText, waitFor } from './rendered-application.ts'

/** A page in one state, and the texts that the two requirement documents name on it. */
export interface SeedPage {
  route: string
  role: 'visitor' | 'account' | 'operator'
  state: string
  /** Brings the page into that state. */
  show: (app: Application) => Promise<unknown>
  /** A line of the documents by its number among the documents’ lines, and a text that is there to the letter. */
  rows: readonly (readonly [line: string, text: string])[]
  /** Texts that are not to be on it. */
  absent?: readonly string[]
}

const named = ['aria-label', 'placeholder', 'title', 'alt', 'value'] as const

/** Returns what a person reads of the page or hears of it: its title, its text, and the names of its controls. */
function readPage(): string {
  const names = [...document.querySelectorAll(named.map(name => `[${name}]`).join())].flatMap(element =>
    named.map(name => element.getAttribute(name) ?? ''),
  )
  return [document.title, shownText(document.body), ...names.map(name => name.replaceAll(/\s+/g, ' '))].join(
    '\n',
  )
}

/** Tests that each page shows its texts to the letter: with capitals, accents and punctuation as they are written. */
export const itShowsToTheLetter = (pages: readonly SeedPage[]): void =>
  it.for(pages.map(page => [`${page.route}, ${page.role}, ${page.state}`, page] as const))(
    '%s',
    async ([, { show, rows, absent = [] }], { app }) => {
      await show(app)
      await waitFor(() => {
        const page = readPage()
        expect(rows.filter(([, text]) => !page.includes(text))).toEqual([])
      })
      const page = readPage()
      expect(absent.filter(text => page.includes(text))).toEqual([])
    },
  )
