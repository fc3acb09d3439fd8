import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { chatCalls } from '#contract/chat-calls.ts'
import { createListing, seedCatalogue } from '#test/support/catalogue.ts'
import { chatOn } from '#test/support/chat.ts'
import { anyEngine } from '#test/support/database.ts'
import type { Database } from '../database/database.ts'
import type { ChatAnswerer } from './chat-answerer.ts'
import { createEditalReader } from '../edital/edital-reader.ts'
import { type ConsultantModel, ModelFailed } from './model/consultant-model.ts'

const edital = `Explique este edital de forma simples, aponte riscos e obrigações do comprador e responda só pelo texto:
${'1. O arrematante pagará a comissão do leiloeiro de 5% sobre o valor do lance.\n2. Os débitos de condomínio anteriores à venda são de responsabilidade do comprador.\n'.repeat(4)}`

anyEngine(engine => {
  let db: Database
  let byRules: ReturnType<typeof chatOn>
  let withModel: ReturnType<typeof chatOn>
  let maria: Awaited<ReturnType<typeof byRules.somebody>>
  let answer: ChatAnswerer
  let explainEdital: ConsultantModel['explainEdital']

  beforeAll(async () => {
    db = await engine.fresh()
    await seedCatalogue(db, [createListing({ id: '1' })])
    byRules = chatOn(db)
    withModel = chatOn(db, {
      answer: (...given) => answer(...given),
      explainEdital: (...given) => explainEdital(...given),
    })
    maria = await byRules.somebody()
  })

  beforeEach(() => {
    answer = async ({ message }) => ({ content: `Sobre ${message}`, results: null, suggestions: [] })
    explainEdital = async ({ text }) => `Lido: ${text.length}`
  })

  const ask = (on: typeof byRules, message: string) =>
    on.ask(chatCalls.aiChat, { cookie: maria.cookie, body: { message } })

  describe('a question answered with text only', () => {
    it('is answered by the rules', async () => {
      expect((await ask(byRules, 'quem paga o ITBI?')).content).toMatch(/ITBI/)
    })

    it('is answered by the model if there is one, and by the rules when it fails', async () => {
      expect(await ask(withModel, 'oi')).toEqual({ content: 'Sobre oi' })
      answer = () => Promise.reject(new ModelFailed('no'))
      expect((await ask(withModel, 'quem paga o ITBI?')).content).toMatch(/ITBI/)
    })

    it('is not stored', async () => {
      await ask(byRules, 'quem paga o ITBI?')
      expect(await maria.chats()).toEqual([])
    })

    it('that only mentions an edital is treated as a question', async () => {
      expect(await ask(withModel, 'O que é um edital e onde eu encontro o edital de um imóvel?')).toEqual({
        content: expect.stringMatching(/^Sobre/),
      })
      const long = `Quero saber uma coisa: ${'será que o edital é sempre igual, '.repeat(8)}ou muda?`
      expect((await ask(withModel, long)).content).toMatch(/^Sobre/)
    })

    it.each([
      'Explique o que é um edital.',
      'Me explique o que é o edital. Ele é obrigatório?',
      'Explique o seguinte: quem paga o ITBI na compra de um imóvel?',
      'Liste os custos além do preço. Quero comprar uma casa em Natal.',
    ])('that asks for an explanation without a text: %s', async message => {
      expect((await ask(withModel, message)).content).toBe(`Sobre ${message}`)
    })

    it.each([
      [{}],
      [{ message: '' }],
      [{ message: ' \n' }],
      [{ message: 7 }],
      [{ message: 'a'.repeat(1_000_001) }],
    ])('is refused with %j', async body => {
      const refused = await byRules.refusal(chatCalls.aiChat, { cookie: maria.cookie, body })
      expect(refused).toEqual({ code: 'bad_request', fields: ['message'] })
    })
  })

  describe('an edital', () => {
    it('is explained by its clauses', async () => {
      const { content } = await ask(byRules, edital)
      expect(content).toMatch(/condomínio/i)
      expect(content).toMatch(/comissão/i)
    })

    it('is explained by the model if there is one, and by its clauses when that fails', async () => {
      expect(await ask(withModel, edital)).toEqual({ content: `Lido: ${edital.length}` })
      explainEdital = () => Promise.reject(new ModelFailed('no'))
      expect((await ask(withModel, edital)).content).toMatch(/condomínio/i)
    })

    it('may be short when the request says that it is one', async () => {
      const short =
        'Explique o edital: os débitos de condomínio anteriores à venda são de responsabilidade do comprador, que pagará a comissão do leiloeiro de 5%.'
      expect((await ask(withModel, short)).content).toBe(`Lido: ${short.length}`)
      expect((await ask(byRules, short)).content).toMatch(/no texto:[^]*comissão/i)
    })

    it.each([
      'Tributos: por conta da vendedora. Explique em linguagem simples, aponte os riscos e as obrigações do comprador. Responda somente com base no texto.',
      'Explique este edital: O imóvel será vendido no estado em que se encontra.',
      'Resuma: o prazo para a escritura é de trinta dias.',
      'O comprador paga o ITBI e o registro. Resuma.',
      'Edital: a comissão do leiloeiro é de 5% do lance.',
      'A ocupação é por conta do comprador.\n\nExplique o texto acima.',
      'Receita de bolo de fubá com goiabada. O que isto me obriga, só com base no texto?',
    ])('is answered only from its text, however short: %s', async message => {
      expect((await ask(withModel, message)).content).toBe(`Lido: ${message.length}`)
      const { content } = await ask(byRules, message)
      expect(content).toMatch(/no texto|neste texto/)
      expect(content).not.toMatch(/Fonte|Regras da Venda Online/)
    })

    it('without any rule is described as such, with advice', async () => {
      const { content } = await ask(byRules, 'Explique este texto: receita de bolo de fubá com goiabada.')
      expect(content).toMatch(/Não encontramos neste texto[^]*Cole o texto do edital/)
    })

    it('is explained point by point, each once, with the note on the automatic reading at the end', async () => {
      const { content } = await ask(byRules, edital)
      const points = content.split('\n').filter(line => line.startsWith('- '))
      expect(points.length).toBeGreaterThan(1)
      expect(new Set(points.map(point => point.replace(/.*?\*\*.*?: /, ''))).size).toBe(points.length)
      expect(content.split('\n\n').at(-1)).toMatch(/leitura automática/)
    })

    it('that is long is explained in turns in a thread, as POST /api/notices/explain does', async () => {
      const read: number[] = []
      const whole = createEditalReader()
      const watched = chatOn(db, {
        reader: {
          read: (reading, ...rest) => {
            read.push('text' in reading ? reading.text.length : 0)
            return whole.read(reading, ...rest)
          },
        },
      })
      const long = `${edital}\n${'O imóvel será vendido no estado em que se encontra.\n'.repeat(3_000)}`
      expect((await ask(watched, long)).content).toMatch(/comissão/i)
      expect(read).toEqual([long.length])
      await ask(watched, edital)
      expect(read, 'a short one is explained at once').toHaveLength(1)
    })
  })
})
