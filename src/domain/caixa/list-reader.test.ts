import { describe, expect, it } from 'vitest'
import {
  header11,
  header12,
  readBankList,
  readListings,
  officialList,
  propertyPageUrl,
  listPreamble,
  readListProblems,
  listRow,
} from '#test/support/bank-list.ts'
import { type ListProblem, readList } from './list-reader.ts'

describe('a row of the bank’s list', () => {
  it('becomes a listing, with its text trimmed and inner spaces folded', () => {
    expect(readListings(officialList(listRow()))).toEqual([
      {
        id: '9999400000017',
        state: 'SP',
        city: 'ADAMANTINA',
        neighborhood: 'VILA NOVA',
        address: 'RUA DO LAGO, N. SN, QD 2 LT 5,',
        price: 8489214,
        evaluation: 14500000,
        financing: null,
        description:
          'Casa, 53.19 de área total, 53.19 de área privativa, 158.29 de área do terreno, 2 qto(s), a.serv, WC, 1 sala(s), cozinha.',
        auctionType: 'Licitação Aberta',
        modality: 'licitacao',
        category: 'casa',
        propertyType: 'Casa',
        area: 53.19,
        totalArea: 53.19,
        privateArea: 53.19,
        landArea: 158.29,
        rooms: 2,
        bathrooms: 1,
        kitchen: 1,
        garage: null,
        url: `${propertyPageUrl}9999400000017`,
      },
    ])
  })

  it.each([
    [' 9999400000017 ', '9999400000017', '9999400000017', 'the column'],
    ['0000099999017', '99999017', '99999017', 'the column, leading zeros stripped'],
    ['1,44442E+12', '1444417220262', '1444417220262', 'the link, the column being ruined'],
    ['1.44E+12', '1444417220262', '1444417220262', 'the link, the column being ruined'],
    ['1444420000000', '1444417220262', '1444417220262', 'the link, the ruin being written out'],
    ['#########', '1444417220262', '1444417220262', 'the link, the column being illegible'],
    ['', '1444417220262', '1444417220262', 'the link, the column being empty'],
    ['878770013887-4', '', '8787700138874', 'the column as the bank’s pages write it'],
    ['1444417220262', '1444417220999', '1444417220262', 'the column where both are legible'],
  ])('number %j and link %j give %s: %s', (number, link, id) => {
    const [listing] = readListings(officialList(listRow({ number, link: propertyPageUrl + link })))
    expect(listing?.id).toBe(id)
    expect(listing?.url).toBe(propertyPageUrl + id)
  })

  it('ignores a link that leads to another site', () => {
    const link = 'https://exemplo.com.br/?hdnimovel=9999400000017'
    expect(readListings(officialList(listRow({ link })))[0]?.url).toBe(`${propertyPageUrl}9999400000017`)
  })

  it.each([
    ['Sim', true],
    ['Não', false],
    ['Nao', false],
    ['N\uFFFDo', false],
    ['', null],
    ['talvez', null],
  ])('financing %j is %s', (text, financing) => {
    const line = listRow().replace(';41.46;', `;41.46;${text};`)
    expect(readListings(listPreamble + header12 + line)[0]?.financing).toBe(financing)
  })

  it('has no appraisal when it cannot be read', () => {
    expect(readListings(officialList(listRow({ evaluation: 'a definir' })))[0]?.evaluation).toBeNull()
    expect(readListings(officialList(listRow({ evaluation: '0,00' })))[0]?.evaluation).toBeNull()
  })

  it('takes the modality from the description when the column is empty', () => {
    const description = 'Casa, 53.19 de área privativa, venda direta online.'
    expect(readListings(officialList(listRow({ modality: ' ', description })))[0]).toMatchObject({
      auctionType: 'Venda Direta Online',
      modality: 'venda-direta',
    })
  })

  it('keeps a quote as an ordinary character', () => {
    expect(readListings(officialList(listRow({ address: 'RUA "B", N. 1' })))[0]?.address).toBe(
      'RUA "B", N. 1',
    )
    expect(
      readListings(officialList(listRow({ address: '"ALTO, N. 1' }), listRow({ number: '2', link: '' }))),
    ).toHaveLength(2)
  })
})

describe('an unreadable row is reported with its line', () => {
  it.each<[string, string, ListProblem['number'], string]>([
    ['price', listRow({ price: 'a combinar' }), '9999400000017', 'preço ilegível: "a combinar"'],
    ['price of nothing', listRow({ price: '0,00' }), '9999400000017', 'preço ilegível: "0,00"'],
    ['number', listRow({ number: 'abc', link: '' }), null, 'número do imóvel ilegível: "abc"'],
    ['state', listRow({ state: 'XX ' }), '9999400000017', 'UF desconhecida: "XX"'],
    ['city', listRow({ city: '  ' }), '9999400000017', 'cidade em branco'],
    [
      'separator in it',
      listRow({ address: 'RUA A; N. 3' }),
      '9999400000017',
      'esperadas 11 colunas, encontradas 12',
    ],
    ['end lost', '9999400000017;SP;ADAMAN\n', '9999400000017', 'esperadas 11 colunas, encontradas 3'],
    ['no row at all', 'lixo\n', null, 'esperadas 11 colunas, encontradas 1'],
    ['endless field', listRow({ address: 'A'.repeat(6000) }), '9999400000017', 'campo longo demais'],
    ['endless city', listRow({ city: 'A'.repeat(101) }), '9999400000017', 'cidade ou bairro longo demais'],
    [
      'endless neighborhood',
      listRow({ neighborhood: 'A'.repeat(201) }),
      '9999400000017',
      'cidade ou bairro longo demais',
    ],
    ['NUL', listRow({ description: 'Casa\0' }), '9999400000017', 'caracteres que não são texto'],
    [
      'half a character',
      listRow({ address: 'RUA \ud83d 3' }),
      '9999400000017',
      'caracteres que não são texto',
    ],
    [
      'what steers a terminal',
      listRow({ state: '\u001b[2J' }),
      '9999400000017',
      'UF desconhecida: "\ufffd[2J"',
    ],
  ])('%s', (_, line, number, reason) => {
    const text = officialList(listRow({ number: '7', link: '' }), line, listRow({ number: '8', link: '' }))
    expect(readListProblems(text)).toEqual([{ line: 6, number, reason }])
    expect(readListings(text).map(listing => listing.id)).toEqual(['7', '8'])
  })

  it('names the line of the first occurrence of a repeated number', () => {
    expect(readListProblems(officialList(listRow(), listRow({ price: '1,00' })))).toEqual([
      { line: 6, number: '9999400000017', reason: 'número repetido no arquivo (já na linha 5)' },
    ])
  })
})

describe('the variants of a bank list', () => {
  const whole = officialList(listRow())
  it.each([
    ['without preamble', header11 + listRow(), null],
    ['with more blank lines', `\n\n\n${whole}\n\n`, '2026-01-08'],
    ['with CRLF', whole.replaceAll('\n', '\r\n'), '2026-01-08'],
    ['with CR', whole.replaceAll('\n', '\r'), '2026-01-08'],
    ['without a last line end', whole.trimEnd(), '2026-01-08'],
    [
      'with rows of separators only',
      `${listPreamble}${header11};;;;;;;;;;\n${listRow()};;;;;;;;;;\n`,
      '2026-01-08',
    ],
    ['with empty columns at the end', whole.replaceAll(/(.)\n/g, '$1;;\n'), '2026-01-08'],
    ['with a plain header', whole.normalize('NFD').replace(/[\u0300-\u036f]/g, ''), '2026-01-08'],
    ['with accents lost', whole.replace(/[À-ÿ°]/g, '\uFFFD'), '2026-01-08'],
    ['with º for °', whole.replaceAll('°', 'º'), '2026-01-08'],
    ['with a date there is none', whole.replace('08/01/2026', '31/02/2026'), null],
  ])('%s', (_, text, date) => {
    expect(readBankList(text)).toMatchObject({ date, hasFinancing: false })
    expect(readListProblems(text)).toEqual([])
    expect(readListings(text)).toMatchObject([
      { id: '9999400000017', price: 8489214, category: 'casa', modality: 'licitacao', area: 53.19, rooms: 2 },
    ])
  })

  it('are read with their columns in any order', () => {
    const reorder = (line: string) => line.trim().split(';').reverse().join(';')
    const text = `${reorder(header11)}\n${reorder(listRow())}\n`
    expect(readListings(text)).toEqual(readListings(officialList(listRow())))
  })

  it('include a list that was encoded twice, which is repaired', () => {
    const garble = (text: string) =>
      text.replace(/[\u0080-\u00ff]/g, letter => {
        const code = letter.charCodeAt(0)
        return String.fromCharCode(0xc0 | (code >> 6), 0x80 | (code & 0x3f))
      })
    const read = readBankList(garble(whole))
    expect(read).toMatchObject({ date: '2026-01-08', damaged: false })
    expect(readListings(garble(whole))).toEqual(readListings(whole))
  })

  it('are marked as damaged when letters were lost; fixed words are repaired, free text is not', () => {
    const damaged = officialList(
      listRow({ address: 'RUA JOSÉ', description: 'Prédio, 100.00 de área total.' }),
    )
    const text = damaged.replace(/[À-ÿ°]/g, '\uFFFD')
    expect(readBankList(text).damaged).toBe(true)
    expect(readBankList(officialList(listRow())).damaged).toBe(false)
    expect(readListings(text)[0]).toMatchObject({
      address: 'RUA JOS\uFFFD',
      description: 'Prédio, 100.00 de área total.',
      auctionType: 'Licitação Aberta',
      totalArea: 100,
    })
  })

  it('may use commas and quotes, with line breaks inside; only rows from the bank are read', () => {
    const header = `${header12.trim().replaceAll(';', ',')},Origem,Categoria\n`
    const line = (number: string, address: string, origin: string) =>
      `${number},SP,ADAMANTINA,CENTRO,"${address}","84.892,14","145.000,00",41.46,Sim,"Casa, 1.00 de área total.",Venda Online,,${origin},Imóvel\n`
    const text =
      header +
      line('7', 'RUA ""B"",\n N. 1', 'Caixa') +
      line('X9', 'RUA C', 'Leiloeiro') +
      line('8', 'R', 'Caixa')
    expect(readListings(text)).toMatchObject([
      { id: '7', address: 'RUA "B", N. 1', financing: true },
      { id: '8', address: 'R' },
    ])
    expect(readListProblems(text)).toEqual([
      { line: 4, number: null, reason: 'anúncio de outra origem: "Leiloeiro"' },
    ])
    const unclosed = header + line('7', 'RUA "B', 'Caixa').replace(',"84', ',84') + line('8', 'R', 'Caixa')
    expect(readListProblems(unclosed).map(problem => problem.line)).toEqual([2])
    expect(readListings(unclosed).map(listing => listing.id)).toEqual(['8'])
  })

  it('include a header alone, which is a list without entries', () => {
    const text = officialList()
    expect(readBankList(text).date).toBe('2026-01-08')
    expect([...readBankList(text).entries]).toEqual([])
  })

  it('can be iterated twice', () => {
    const { entries } = readBankList(officialList(listRow(), listRow({ number: '8', link: '' })))
    expect([...entries]).toEqual([...entries])
  })
})

describe('a text that is not a bank list is refused with its reason', () => {
  it.each([
    ['empty', ''],
    ['empty', '\n \r\n'],
    ['broken_gzip', '\x1f\x8b\x08lixo'],
    ['binary', 'PK\x03\x04lixo'],
    ['binary', '%PDF-1.7'],
    ['binary', 'a\x00b'],
    ['challenge_page', '<html><script src="https://validate.perfdrive.com/x.js"></script></html>'],
    ['challenge_page', '<!DOCTYPE html><title>Radware Bot Manager Captcha</title>'],
    ['challenge_page', '- heading "Precisamos fazer uma verificação de segurança para sua conta"'],
    ['html', '<!DOCTYPE html><html><body>Página não encontrada</body></html>'],
    [
      'old_html_list',
      "<html><title>Lista de Imóveis</title><a href='detalhe-imovel.asp?hdnimovel=1'></html>",
    ],
    ['missing_columns', 'N° do imóvel;UF;Cidade;Bairro;Endereço;Preço;Descrição\n1;SP;A;B;C;1,00;Casa\n'],
    ['not_a_list', 'nome;idade\nana;3\n'],
    ['not_a_list', '{"id": 1}'],
    ['not_a_list', listPreamble],
  ])('%s', (code, text) => {
    const read = readList(text)
    expect(read).toMatchObject({ kind: 'refused', code })
    expect(read.kind === 'refused' && read.reason).toMatch(/^[A-ZÀ-Ý].+\.$/)
  })

  it('with the names of the missing columns', () => {
    expect(readList('N° do imóvel;UF;Cidade;Bairro;Endereço;Preço;Descrição\n')).toMatchObject({
      reason: 'O cabeçalho da lista está incompleto. Faltam: Valor de avaliação.',
    })
  })
})
