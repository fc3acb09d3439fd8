// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/dom'
import { describe, expect } from 'vitest'
import { catalogueCalls } from '#contract/catalogue-calls.ts'
import { chatCalls } from '#contract/chat-calls.ts'
import { fakeSearch } from '#test/support/faked-catalogue.ts'
import { fakeAccount, fakeDashboard } from '#test/support/faked-account.ts'
import { expectFocus, it, screen, waitFor, within } from '#test/support/rendered-application.ts'
import { fakeSentence, houses, listSuggestions, openSearch } from '#test/support/search-box-page.ts'

describe('suggestions', () => {
  it('name places with their counts, and the keys go through them and choose', async ({ app }) => {
    const field = await openSearch(app)
    await app.user.type(field, 'goi')
    const [first, second] = await listSuggestions()
    expect(first?.getAttribute('aria-label')).toBe('Goiânia, Cidade · GO, 108 imóveis')
    expect(second?.getAttribute('aria-label')).toBe('Goia, Bairro · Goiânia, GO, 1 imóvel')
    await waitFor(() => expect(field.getAttribute('aria-expanded')).toBe('true'))
    screen.getByText('2 sugestões, use as setas')
    await app.user.keyboard('{ArrowDown}{ArrowDown}')
    await waitFor(() => expect(field.getAttribute('aria-activedescendant')).toBe(second?.id))
    expect(second?.getAttribute('aria-selected')).toBe('true')
    await app.user.keyboard('{ArrowDown}')
    await waitFor(() => expect(field.hasAttribute('aria-activedescendant')).toBe(false))
    await app.user.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(app.address()).toBe('/search?state=GO&city=Goi%C3%A2nia'))
    expect((field as HTMLInputElement).value).toBe('')
    expect(app.server.requests(chatCalls.parseQuery)).toEqual([])
  })

  it('close with Esc and keep the text', async ({ app }) => {
    const field = await openSearch(app)
    await app.user.type(field, 'goi')
    await listSuggestions()
    await waitFor(() => expect(field.getAttribute('aria-expanded')).toBe('true'))
    await app.user.keyboard('{Escape}')
    await waitFor(() => expect(field.getAttribute('aria-expanded')).toBe('false'))
    expect((field as HTMLInputElement).value).toBe('goi')
  })

  it('are counted within the search, whose place they replace', async ({ app }) => {
    const field = await openSearch(app, '?type=casa&state=SP&city=campinas&text=quintal')
    await app.user.type(field, 'goi')
    await app.user.click((await listSuggestions())[0] as HTMLElement)
    const asked = app.server.requests(catalogueCalls.suggestions).at(-1)?.query
    expect(asked).toEqual({ category: 'casa', text: 'goi', words: 'quintal' })
    await waitFor(() => expect(app.address()).toContain('state=GO&city=Goi%C3%A2nia&text=quintal'))
    expect(app.address()).toContain('type=casa')
  })

  it('complete the place at the end of a sentence, counted by what the sentence searches for', async ({
    app,
  }) => {
    const field = await openSearch(app)
    fakeSentence(app, { category: ['casa'], state: ['SP'], city: ['SAO PAULO'] })
    await app.user.type(field, 'casa em goi')
    await waitFor(async () =>
      expect((await listSuggestions())[0]?.getAttribute('aria-label')).toBe(
        'Goiânia, Cidade · GO, 108 imóveis',
      ),
    )
    expect(app.server.requests(catalogueCalls.suggestions).at(-1)?.query).toEqual({
      category: 'casa',
      text: 'goi',
    })
    await app.user.keyboard('{ArrowDown}{Enter}')
    expect((field as HTMLInputElement).value).toBe('casa em Goiânia, GO ')
    expect(app.address()).toBe('/search')
  })

  it('for one place of a sentence never complete the next one', async ({ app }) => {
    const field = await openSearch(app)
    fakeSentence(app, {})
    await app.user.type(field, 'casa em goi')
    await listSuggestions()
    await app.user.paste('ania ou sal')
    expect(screen.queryByRole('option', { name: /^Goiânia, Cidade/ })).toBeNull()
    await waitFor(() =>
      expect(app.server.requests(catalogueCalls.suggestions).at(-1)?.query.text).toBe('sal'),
    )
    expect(screen.queryByRole('option', { name: /^Goiânia, Cidade/ })).toBeNull()
  })

  it('say so when they cannot be had', async ({ app }) => {
    const field = await openSearch(app)
    app.server.refuse(catalogueCalls.suggestions, 'too_many_requests')
    await app.user.type(field, 'goi')
    await waitFor(() =>
      expect(screen.getAllByText('Sem sugestões agora. Enter busca o que você escreveu.')).toHaveLength(2),
    )
  })
})

describe('a chip', () => {
  it('leads to its filter', async ({ app }) => {
    await openSearch(app, '?near=CAMPINAS,SP&minRooms=2')
    const distance = await screen.findByRole('slider', { name: 'Campinas, SP e vizinhos' })
    await app.user.click(screen.getByRole('button', { name: /^Mudar: Até 30\skm de Campinas$/ }))
    await expectFocus(distance)
    await app.user.click(screen.getByRole('button', { name: 'Mudar: 2+ quartos' }))
    await expectFocus(
      within(screen.getByRole('group', { name: 'Quartos' })).getByRole('radio', { name: '2+' }),
    )
  })
})

describe('a text', () => {
  it('that is a sentence becomes chips, and what was not understood is said', async ({ app }) => {
    const field = await openSearch(app)
    fakeSentence(app, { category: ['casa'], maxPrice: 15_000_000 }, ['com heliporto'])
    app.server.answer(catalogueCalls.count, { total: 0 })
    await app.user.type(field, 'casa até 150 mil com heliporto{Enter}')
    await waitFor(() => expect(app.address()).toBe('/search?type=casa&maxPrice=150000'))
    const chips = await screen.findByRole('list', { name: 'Filtros ativos' })
    within(chips).getByRole('button', { name: 'Remover filtro: Casa' })
    await screen.findByText('Não entendi “com heliporto”. O resto virou filtro.')
    await app.user.click(within(chips).getByRole('button', { name: 'Remover filtro: Casa' }))
    await waitFor(() => expect(app.address()).toBe('/search?maxPrice=150000'))
    await expectFocus(field)
  })

  it('says how it read a misspelled place', async ({ app }) => {
    const field = await openSearch(app)
    fakeSentence(app, { state: ['SP'], city: ['CAMPINAS'] }, [], [{ written: 'Campinsa', read: 'Campinas' }])
    await app.user.type(field, 'Campinsa{Enter}')
    await waitFor(() => expect(app.address()).toBe('/search?state=SP&city=CAMPINAS'))
    await screen.findByText('Li “Campinsa” como Campinas.')
    expect(screen.queryByText(/Entendi tudo/)).toBeNull()
  })

  it('keeps as words what listings have', async ({ app }) => {
    const field = await openSearch(app)
    fakeSentence(app, { category: ['casa'] }, ['piscina'])
    await app.user.type(field, 'casa com piscina{Enter}')
    await waitFor(() => expect(app.address()).toBe('/search?type=casa&text=piscina'))
    await screen.findByText('Entendi tudo o que você escreveu.')
  })

  it('that names a place exactly is that place', async ({ app }) => {
    const field = await openSearch(app)
    await app.user.click(field)
    await app.user.paste('goiania')
    await app.user.keyboard('{Enter}')
    await waitFor(() => expect(app.address()).toBe('/search?state=GO&city=Goi%C3%A2nia'))
  })

  for (const [where, total, after] of [
    ['its city, where that has it', 3, 'type=casa&state=SP&city=campinas&neighborhood=Cambui'],
    [
      'the city that has it, where its own has none',
      0,
      'type=casa&state=MG&city=Extrema&neighborhood=Cambui',
    ],
  ] as const)
    it(`that names a neighborhood is searched in ${where}`, async ({ app }) => {
      const field = await openSearch(app, '?type=casa&state=SP&city=campinas&minRooms=9')
      app.server.answer(catalogueCalls.suggestions, {
        places: [{ kind: 'neighborhood', name: 'Cambui', city: 'Extrema', state: 'MG', total: 40 }],
      })
      app.server.answer(catalogueCalls.count, { total })
      await app.user.click(field)
      await app.user.paste('cambuí')
      await app.user.keyboard('{Enter}')
      await waitFor(() => expect(app.address()).toBe(`/search?${after}&minRooms=9`))
      expect(app.server.requests(catalogueCalls.count).at(-1)?.query).toEqual({
        state: 'SP',
        city: 'campinas',
        neighborhood: 'Cambui',
      })
    })

  it('of words is searched as words, and can be worded again', async ({ app }) => {
    const field = await openSearch(app)
    fakeSentence(app, {}, ['ipaussurama'])
    await app.user.type(field, 'ipaussurama{Enter}')
    await waitFor(() => expect(app.address()).toBe('/search?text=ipaussurama'))
    await app.user.click(await screen.findByRole('button', { name: 'Mudar: “ipaussurama”' }))
    await expectFocus(field)
    await app.user.type(field, ' ii{Enter}')
    await waitFor(() => expect(app.address()).toBe('/search?text=ipaussurama%20ii'))
  })

  it('that is no search stays, and is offered to the consultant', async ({ app }) => {
    const field = await openSearch(app)
    fakeSentence(app, {})
    await app.user.type(field, 'como funciona a venda online?{Enter}')
    await screen.findByText('Isto parece uma pergunta: o consultor responde.')
    screen.getByRole('link', { name: 'Perguntar ao consultor' })
    expect((field as HTMLInputElement).value).toBe('como funciona a venda online?')
    expect(app.address()).toBe('/search')
  })

  it('that nothing matches does not become an empty search', async ({ app }) => {
    const field = await openSearch(app)
    fakeSentence(app, {}, ['investir', 'pouco'])
    app.server.answer(catalogueCalls.count, { total: 0 })
    await app.user.type(field, 'investir com bem pouco dinheiro{Enter}')
    await screen.findByText('Não entendi. Diga a cidade, o tipo ou o preço, ou pergunte ao consultor.')
    expect(app.address()).toBe('/search')
  })

  it('without a letter or a digit does not become a search', async ({ app }) => {
    const field = await openSearch(app)
    await app.user.type(field, '🏠 ?!{Enter}')
    await screen.findByText('Diga a cidade, o tipo ou o preço do que você procura.')
    expect(app.address()).toBe('/search')
  })

  it('that an input method composes stays in the field', async ({ app }) => {
    const field = await openSearch(app)
    await app.user.type(field, 'goi')
    await listSuggestions()
    fireEvent.keyDown(field, { key: 'ArrowDown', isComposing: true })
    expect(field.hasAttribute('aria-activedescendant')).toBe(false)
    await app.user.keyboard('{ArrowDown}')
    await waitFor(() => expect(field.hasAttribute('aria-activedescendant')).toBe(true))
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })
    expect((field as HTMLInputElement).value).toBe('goi')
    expect(app.address()).toBe('/search')
  })

  it('that is pasted and long is cut, and asks for a shorter one', async ({ app }) => {
    const field = await openSearch(app)
    const words = 'rua das flores '.repeat(200)
    fakeSentence(app, {}, ['rua das flores'])
    await app.user.click(field)
    await app.user.paste(words)
    expect((field as HTMLInputElement).value).toBe(words.slice(0, 2_000))
    await app.user.keyboard('{Enter}')
    await screen.findByText('Não entendi esta frase. Escreva cidade, tipo e preço, em até 200 letras.')
    screen.getByRole('link', { name: 'Perguntar ao consultor' })
    expect(app.server.requests(catalogueCalls.suggestions)).toEqual([])
    expect(app.address()).toBe('/search')
  })

  it('is not lost when the server refuses it', async ({ app }) => {
    const field = await openSearch(app)
    app.server.refuse(chatCalls.parseQuery, 'too_many_requests', { message: 'Espere um minuto.' })
    await app.user.type(field, 'casa até 150 mil{Enter}')
    await screen.findByText('Espere um minuto.')
    expect((field as HTMLInputElement).value).toBe('casa até 150 mil')
  })

  it('of a number opens the listing, or says that there is none', async ({ app }) => {
    const field = await openSearch(app)
    app.server.answer(catalogueCalls.listed, { items: [] })
    await app.user.type(field, '8444400000009{Enter}')
    await screen.findByText('Nenhum imóvel da lista tem o número 8444400000009. Confira no anúncio.')
    app.server.answer(catalogueCalls.listed, { items: houses.slice(0, 1) })
    await app.user.clear(field)
    await app.user.type(field, houses[0]?.id ?? '')
    expect((await listSuggestions())[0]?.getAttribute('aria-label')).toContain(`Imóvel ${houses[0]?.id}`)
  })
})

it('leads from the dashboard to /search with chips and the note', async ({ app }) => {
  fakeAccount(app.server)
  fakeDashboard(app.server)
  fakeSearch(app.server, houses)
  app.server.answer(catalogueCalls.count, { total: 0 })
  fakeSentence(app, { category: ['casa'], state: ['GO'], city: ['GOIANIA'], maxPrice: 15_000_000 })
  await app.open('/')
  await screen.findByRole('heading', { level: 1, name: /^(Bom dia|Boa tarde|Boa noite), / })
  await app.user.keyboard('/')
  const field = screen.getByRole('combobox', { name: 'O que você procura' })
  await expectFocus(field)
  await app.user.paste('casa em Goiânia até 150 mil')
  await app.user.keyboard('{Enter}')
  await waitFor(() => expect(app.address()).toBe('/search?type=casa&state=GO&city=GOIANIA&maxPrice=150000'))
  await screen.findByText('Entendi tudo o que você escreveu.')
})
