// @vitest-environment happy-dom
import { configure, fireEvent, screen, waitFor } from '@testing-library/dom'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { describe, expect, vi } from 'vitest'
import { presentUnderstood } from '#contract/understood-criteria.ts'
import { emptyCriteria } from '#domain/search/search-criteria.ts'
import { noPersonFacts } from '#domain/search/sentence/person-facts.ts'
import { listedHouses } from '#test/support/faked-catalogue.ts'
import { it, type ShownComponent } from '#test/support/rendered-component.ts'
import { QuestionComposer } from './question-composer.tsx'

// The suggestions load with the first letters.
configure({ asyncUtilTimeout: 30_000 })

const place = { kind: 'city', name: 'Goiânia', city: null, state: 'GO', total: 108 }
const [house] = listedHouses(1)

/** The server's reading of a house in the city that stands in place of the typed one. */
const understood = presentUnderstood({
  kind: 'search',
  criteria: { ...emptyCriteria, category: ['casa'], state: ['SP'], city: ['SAO PAULO'] },
  flags: { highROI: false, highDiscount: false },
  facts: noPersonFacts,
  listingId: null,
  corrections: [],
  notUnderstood: [],
})

/** Shows the field, with a catalogue that knows one city and one listing; returns it, what it sent and what it asked. */
function show({ render }: ShownComponent, understands = understood) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (given: RequestInfo | URL) => {
    const url = decodeURIComponent(given instanceof Request ? given.url : String(given))
    asked.push(url)
    if (url.includes('/auth/')) return Response.json({ me: null, demonstration: true })
    if (url.includes('parse-query')) return Response.json(understands)
    if (!url.includes('suggestions')) return Response.json({ items: [house] })
    const typed = new URL(url, 'http://localhost').searchParams.get('text') ?? ''
    return Response.json({ places: 'goiania'.startsWith(typed) ? [place] : [] })
  })
  const sent: string[] = []
  render(
    <QueryClientProvider client={new QueryClient()}>
      <QuestionComposer
        onSend={text => sent.push(text) > 0}
        onStop={() => undefined}
        busy={false}
        criteria={emptyCriteria}
      />
    </QueryClientProvider>,
  )
  return { field: screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Mensagem' }), sent, asked }
}

describe('the message field', () => {
  it('completes the place at its end, counted by the search of the sentence, and sends only with the next Enter', async ({
    view,
  }) => {
    const { field, sent, asked } = show(view)
    await view.user.type(field, 'casa em goi')
    const option = await screen.findByRole('option', { name: 'Goiânia, Cidade · GO, 108 imóveis' })
    expect(asked.findLast(url => url.includes('suggestions'))).toContain('category=casa')
    await view.user.keyboard('{ArrowDown}')
    await waitFor(() => expect(field.getAttribute('aria-activedescendant')).toBe(option.id))
    await view.user.keyboard('{Enter}')
    expect(field.value).toBe('casa em Goiânia, GO ')
    expect(sent).toEqual([])
    await view.user.keyboard('{Enter}')
    expect(sent).toEqual(['casa em Goiânia, GO '])
    expect(field.value).toBe('')
  })

  it('shows no count where the place is not simply where the sentence searches', async ({ view }) => {
    const near = { ...understood, filters: { ...understood.filters, near: 'SAO PAULO,SP', within: 30 } }
    const { field } = show(view, near)
    await view.user.type(field, 'casa perto de goi')
    await screen.findByRole('option', { name: 'Goiânia, Cidade · GO' })
  })

  it('asks about the listing whose number was typed', async ({ view }) => {
    const { field, sent } = show(view)
    await view.user.type(field, house?.id ?? '')
    await view.user.click(await screen.findByRole('option', { name: new RegExp(`^Imóvel ${house?.id}`) }))
    expect(sent).toEqual([`Imóvel ${house?.id}`])
    expect(field.value).toBe('')
  })

  it('leaves the arrows to a text whose list is closed', async ({ view }) => {
    const { field } = show(view)
    await view.user.type(field, 'casa em goi')
    await waitFor(() => expect(field.hasAttribute('aria-controls')).toBe(true))
    await view.user.keyboard('{Escape}')
    await waitFor(() => expect(field.hasAttribute('aria-controls')).toBe(false))
    await view.user.keyboard('{ArrowDown}')
    expect(field.hasAttribute('aria-controls')).toBe(false)
    expect(field.hasAttribute('aria-activedescendant')).toBe(false)
  })

  it('sends what was typed when no suggestion is chosen', async ({ view }) => {
    const { field, sent } = show(view)
    await view.user.type(field, 'casa em goi')
    await screen.findByRole('option')
    await view.user.keyboard('{Enter}')
    expect(sent).toEqual(['casa em goi'])
  })

  it('leaves the keys to an input method that composes', async ({ view }) => {
    const { field, sent } = show(view)
    await view.user.type(field, 'casa em goi')
    await screen.findByRole('option')
    fireEvent.keyDown(field, { key: 'ArrowDown', isComposing: true })
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })
    expect(field.hasAttribute('aria-activedescendant')).toBe(false)
    expect(sent).toEqual([])
  })
})
