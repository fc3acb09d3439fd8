import { citeLicitacaoEdital, citeSalesRules, ownMethodSource } from '../../rule-sources.ts'
import type { KnowledgeTopic } from './knowledge-topic.ts'

export const paymentTopics: readonly KnowledgeTopic[] = [
  {
    key: 'fgts',
    question: 'Posso usar o FGTS?',
    keys: 'fgts, usar fgts, fundo garantia, pagar fgts, fgts entrada',
    about: 'comprar imovel leilao caixa entrada sacar posso parte resto financiar',
    text: 'Só quando o anúncio do imóvel permite e você e o imóvel se enquadram: **moradia própria**, 3 anos de trabalho sob o FGTS, nenhum outro imóvel residencial na região, imóvel residencial urbano até {fgts-ceiling}. Confirme em uma agência **antes** da proposta. Ao menos 5% saem de recursos próprios, mesmo com FGTS.',
    source: `${citeSalesRules('itens 8.2.1 e 8.3')}; Lei 8.036/1990, art. 20, VII (mai/1990)`,
    related: ['fgts-own-home', 'fgts-again', 'fgts-kind', 'payment'],
  },
  {
    key: 'sac-price',
    question: 'SAC ou PRICE: qual é melhor?',
    keys: 'sac, price, sac price, tabela price, amortizacao, sistema amortizacao, parcela fixa, parcela decrescente, parcela diminui',
    about: 'quitar logo antes curto juro total',
    text: 'No **SAC** a amortização é a mesma todo mês e a parcela cai: começa mais cara, deve menos na hora de vender e paga menos juros no total. Na **PRICE** a parcela é igual: começa mais leve, mas o saldo demora a cair. Para revender cedo, o saldo pesa; a calculadora de financiamento mostra as duas lado a lado.',
    source: ownMethodSource,
    related: ['financing', 'calculators', 'roi', 'down-payment'],
  },
  {
    key: 'credit-letter',
    question: 'Posso parcelar ou usar consórcio?',
    keys: 'parcelar, parcelado, parcelamento, consorcio, carta credito, boleto parcelado, pagar parcela, em vezes, cartao',
    text: 'Só vale o que está no anúncio do imóvel: **à vista**, com FGTS ou com financiamento SBPE da Caixa. As regras das vendas não citam parcelamento nem consórcio, e o que o anúncio não cita não é aceito; na licitação de novembro de 2025 os dois eram recusados por escrito. À vista e acima de R$ 500 mil há um segundo boleto, com 30 a 120 dias.',
    source: `${citeSalesRules('itens 8.1, 8.1.1 e 12.1.4')}; ${citeLicitacaoEdital('item 6.3.1')}`,
    related: ['financing', 'payment', 'fgts', 'down-payment'],
  },
  {
    key: 'down-payment',
    question: 'Quanto preciso dar de entrada?',
    keys: 'entrada, recurso proprio, valor entrada, financiar 100, quanto preciso ter, quanto dinheiro',
    text: 'Ao menos **5% do valor da proposta** em recursos próprios, por boleto, mesmo que o banco aprove 100% de crédito; só promoções e convênios dispensam. Quanto o banco financia do resto depende da sua análise de crédito. Some ITBI, escritura e registro, que não entram na proposta.',
    source: citeSalesRules('itens 8.2.1 e 8.2.2'),
    related: ['financing', 'extra-costs', 'fgts', 'payment'],
  },
  {
    key: 'deposit',
    question: 'Preciso dar caução ou sinal?',
    keys: 'caucao, sinal, dar caucao, dar sinal, deposito, pagar antes, garantia proposta',
    text: 'As regras das vendas da Caixa **não pedem caução nem sinal** para propor: quem vence paga depois, pelo boleto emitido pela Caixa. Na licitação o pagamento no ato é a **comissão de 5%** ao leiloeiro. Em leilão, veja o edital e o cadastro no site do leiloeiro. Desconfie de quem pede depósito antes, por fora.',
    source: `${citeSalesRules('itens 8.2.1 e 12.1')}; ${citeLicitacaoEdital('item 8.1')}`,
    related: ['payment', 'down-payment', 'commission', 'withdrawal'],
  },
  {
    key: 'financing',
    question: 'Como funciona o financiamento?',
    keys: 'financiamento, financiar, financiado, funciona financiamento, sbpe, credito, credito imobiliario, aprovar credito, emprestimo',
    about: 'caixa imovel aceita como terreno comprar posso conseguir',
    text: 'Quando o anúncio permite, é o crédito **SBPE** da própria Caixa, só para pessoa física, a {sbpe-rate} ao ano + TR no balcão. Tenha o crédito aprovado **antes** da proposta: depois dela, o contrato deve ser assinado em 30 dias, e não conseguir pode custar multa de 5%. Ao menos 5% são recursos próprios. Poucos imóveis aceitam: busque com “que aceitam financiamento”.',
    byModality: {
      leilao:
        'Em leilão, quase nunca: de 290 imóveis em leilão SFI no RS em agosto de 2026, **3** aceitavam financiamento. Onde o edital permite, é o SBPE da própria Caixa, a {sbpe-rate} ao ano + TR no balcão; tenha o crédito aprovado antes do lance. Sem isso, o pagamento é à vista.',
      licitacao:
        'Em licitação, raramente: de 156 no RS em agosto de 2026, **5** aceitavam financiamento. Onde o anúncio permite, é o SBPE da própria Caixa, a {sbpe-rate} ao ano + TR no balcão; tenha o crédito aprovado antes do lance. Sem isso, o pagamento é à vista, ou com FGTS onde se aceita.',
    },
    source: citeSalesRules('itens 8.1, 8.1.2, 8.2.1, 8.4.1, 13.2 e 15.2'),
    related: ['quota', 'rate', 'fgts', 'credit-refused'],
  },
  {
    key: 'payment',
    question: 'Como é o pagamento?',
    keys: 'pagamento, forma pagamento, como pagar, pagar vista, a vista, boleto, pagar dinheiro, prazo boleto, quando pago, como pago, pix, cheque',
    text: 'As formas aceitas estão no anúncio de cada imóvel: só recursos próprios, ou também FGTS ou financiamento. Nas vendas, o **boleto** da parte em recursos próprios vence em **2 dias úteis** da homologação e pode ser pago em qualquer banco, menos com cheque. À vista e acima de R$ 500 mil, esse boleto é de 5%, e o resto vence em 30 a 120 dias conforme o valor. Em leilão, veja o edital.',
    source: citeSalesRules('itens 8.1, 12.1, 12.1.2 e 12.1.4'),
    related: ['financing', 'fgts', 'down-payment', 'deadlines'],
  },
  {
    key: 'fixed-income',
    question: 'O imóvel rende mais que o CDI?',
    keys: 'cdi, selic, renda fixa, poupanca, cdb',
    text: 'Depende do preço, dos custos e do tempo até vender. O **CDI**, a referência da renda fixa, estava em {cdi}, e o ganho paga de 22,5% a 15% de imposto conforme o prazo. A análise de lance compara o seu resultado com o CDI no mesmo período, já com imposto; lembre que imóvel demora a vender.',
    source: `Lei 11.033/2004, art. 1º (dez/2004); ${ownMethodSource}`,
    related: ['roi', 'calculators', 'gain-tax', 'max-bid'],
  },
]
