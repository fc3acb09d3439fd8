// @vitest-environment happy-dom
import { configure, fireEvent, screen, waitFor } from '@testing-library/dom'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { describe, expect, vi } from 'vitest'
import { it, type ShownComponent } from '#test/support/rendered-component.ts'
import { QuestionComposer } from './question-composer.tsx'

// The suggestions load with the first letters.
configure({ asyncUtilTimeout: 30_000 })

const place = { kind: 'city', name: 'Goiânia', city: null, state: 'GO', total: 108 }

/** Shows the field, with a catalogue that knows one city; returns it and what it sent. */
function show({ render }: ShownComponent) {
  vi.stubGlobal('fetch', async () => Response.json({ places: [place] }))
  const sent: string[] = []
  render(
    <QueryClientProvider client={new QueryClient()}>
      <QuestionComposer onSend={text => sent.push(text) > 0} onStop={() => undefined} busy={false} />
    </QueryClientProvider>,
  )
  return { field: screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Mensagem' }), sent }
}

describe('the message field', () => {
  it('completes the place at its end, and sends only with the next Enter', async ({ view }) => {
    const { field, sent } = show(view)
    await view.user.type(field, 'casa em goi')
    const option = await screen.findByRole('option', { name: 'Goiânia, Cidade · GO' })
    await view.user.keyboard('{ArrowDown}')
    await waitFor(() => expect(field.getAttribute('aria-activedescendant')).toBe(option.id))
    await view.user.keyboard('{Enter}')
    expect(field.value).toBe('casa em Goiânia, GO ')
    expect(sent).toEqual([])
    await view.user.keyboard('{Enter}')
    expect(sent).toEqual(['casa em Goiânia, GO '])
    expect(field.value).toBe('')
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
