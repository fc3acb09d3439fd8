import { describe, expect, it } from 'vitest'
import { guardPlainWords } from './guard-plain-words.ts'

const penhora =
  'AV-3/5.000 - Em 20 de junho de 2024. PENHORA. Por mandado da 1ª Vara do Trabalho de Campinas, processo 0001111-22.2020.5.15.0001, foi penhorado o imóvel de B•••• J••• P••••, para garantia da dívida de R$ 15.009,10.'
const lien =
  'R-2/5.000 - Em 12/05/2012. ALIENAÇÃO FIDUCIÁRIA. O comprador alienou fiduciariamente o imóvel à CAIXA ECONÔMICA FEDERAL, em garantia da dívida de R$ 104.000,00, em 360 prestações mensais.'
const cancelled =
  'AV-9/5.000 - Em 02 de março de 2021. CANCELAMENTO. Por mandado da 1ª Vara, fica cancelada a penhora da AV-3.'
const auctions =
  'AV-8/5.000. LEILÕES NEGATIVOS. Os dois leilões não tiveram licitantes, ficando extinta a dívida do R-2.'

describe('plainer words', () => {
  it.each([
    [
      penhora,
      'Em 20 de junho de 2024, a Justiça do Trabalho penhorou o imóvel para garantir uma dívida de R$ 15.009,10.',
    ],
    [
      penhora,
      'O imóvel foi penhorado por ordem da 1ª Vara do Trabalho de Campinas. A dívida é de R$ 15.009,10.',
    ],
    [lien, 'O comprador deu o imóvel em garantia à Caixa por uma dívida de R$ 104.000, em 360 parcelas.'],
    [lien, 'Em 12 de maio de 2012, o imóvel ficou em alienação fiduciária com a Caixa.'],
    [
      penhora,
      'A Justiça do Trabalho mandou guardar o imóvel como garantia do pagamento de uma dívida de R$ 15.009,10.',
    ],
    [cancelled, 'A penhora da AV-3 foi cancelada por mandado da 1ª Vara, em 2 de março de 2021.'],
    [auctions, 'Os dois leilões não tiveram comprador, e a dívida do R-2 foi extinta.'],
  ])('that add nothing pass: %#', (passage, said) => {
    expect(guardPlainWords(passage, said)).toBe(said)
  })

  it.each([
    ['another sum', penhora, 'O imóvel foi penhorado por uma dívida de R$ 20.000,00.'],
    ['a rounded sum', penhora, 'O imóvel foi penhorado por uma dívida de R$ 15 mil.'],
    ['another day', penhora, 'O imóvel foi penhorado em 21 de junho de 2024 por uma dívida.'],
    ['a month alone', penhora, 'O imóvel foi penhorado em julho por uma dívida da penhora.'],
    ['a number in words', penhora, 'O imóvel foi penhorado por sete dívidas do processo.'],
    ['a number of something else', lien, 'O comprador deu o imóvel em garantia à Caixa por 360 anos.'],
    ['a name', penhora, 'O imóvel de Carlos foi penhorado por uma dívida do processo.'],
    ['a name at the beginning', penhora, 'Carlos teve o imóvel penhorado por uma dívida do processo.'],
    ['a name in small letters', penhora, 'O imóvel de carlos foi penhorado por uma dívida do processo.'],
    ['a cause', penhora, 'O imóvel foi penhorado por uma dívida de acidente de trânsito.'],
    ['another act', cancelled, 'A penhora da AV-4 foi cancelada por mandado.'],
    ['an act of the other letter', cancelled, 'A penhora do R-3 foi cancelada por mandado.'],
    ['another kind', penhora, 'O imóvel foi penhorado e está com hipoteca por uma dívida.'],
    ['another end', penhora, 'A penhora do imóvel foi cancelada por mandado.'],
    ['an end in other words', penhora, 'A penhora do imóvel por essa dívida já acabou.'],
    ['that it still holds', penhora, 'A penhora do imóvel por essa dívida ainda vale.'],
    ['a payment', lien, 'A dívida do comprador com a Caixa, garantida pelo imóvel, foi paga.'],
    ['an owner', penhora, 'A penhora diz que a União é dona do imóvel por essa dívida.'],
    ['another creditor', penhora, 'O imóvel foi penhorado por uma dívida com o condomínio, por mandado.'],
    ['a denial', cancelled, 'A penhora da AV-3 não foi cancelada por mandado.'],
    ['no denial', auctions, 'Os dois leilões tiveram comprador, e a dívida do R-2 foi extinta.'],
    ['advice', penhora, 'O imóvel foi penhorado por uma dívida. Procure um advogado.'],
    ['a word to the reader', penhora, 'Você precisa saber que o imóvel foi penhorado por dívida.'],
    ['a promise', penhora, 'O imóvel foi penhorado por uma dívida, mas a penhora vai cair.'],
    ['a crime', penhora, 'O imóvel foi penhorado por uma dívida de fraude, no processo.'],
    ['English', penhora, 'The property was seized by court order for a debt of R$ 15.009,10.'],
    ['Spanish', penhora, 'El inmueble fue penhorado por una deuda de R$ 15.009,10 del processo.'],
    ['another script', penhora, 'O imóvel foi penhorado 财产 por uma dívida do processo.'],
    ['JSON', penhora, '{"texto": "O imóvel foi penhorado por uma dívida."}'],
    ['markup', penhora, 'O imóvel foi <b>penhorado</b> por uma dívida do processo.'],
    ['an address', penhora, 'O imóvel foi penhorado por uma dívida, veja mal.exemplo.com/penhora.'],
    ['something else altogether', penhora, 'Em Marte há água e o céu é de um azul que se vê.'],
    ['half a sentence', penhora, 'O imóvel foi penhorado por uma dívida de'],
    ['nothing', penhora, ' '],
    ['too much', penhora, `O imóvel foi penhorado por uma dívida${' e o imóvel foi penhorado'.repeat(20)}.`],
  ])('that add %s are dropped', (_, passage, said) => {
    expect(guardPlainWords(passage, said)).toBeNull()
  })
})
